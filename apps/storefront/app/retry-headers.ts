import type { HeadersArgs } from 'react-router';

/**
 * The `Retry-After` header of a refusal by the page's loader or action: React Router passes none of their headers on
 * unless the route itself names it.
 */
export function retryHeaders({
  actionHeaders,
  loaderHeaders,
  errorHeaders,
}: HeadersArgs): Record<string, string> {
  const said = [errorHeaders, actionHeaders, loaderHeaders].map((headers) => headers?.get('Retry-After'));
  const after = said.find(Boolean);
  return after ? { 'Retry-After': after } : {};
}
