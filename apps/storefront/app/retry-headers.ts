import type { HeadersArgs } from 'react-router';

/**
 * When what was refused is worth another try, as the page's loader or action says it: React Router hands on no header of
 * theirs that the route itself does not name.
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
