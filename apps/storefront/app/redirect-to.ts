import { type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { requestContext } from '../page/request-context.ts';

/**
 * Redirects to a path from the root, as `linksFor` gives it. Everything of ours redirects through here: React
 * Router puts the language before a path that a loader or action names but not before one that middleware
 * names, and leaves an address with its origin alone in both.
 * @param init `document` for a page that the router in the browser can't show
 */
export function redirectTo(
  context: Readonly<RouterContextProvider>,
  path: string,
  { document = false, ...init }: ResponseInit & { document?: boolean } = {},
): Response {
  const { href } = new URL(path, context.get(requestContext).page.origin);
  return document ? redirectDocument(href, init) : redirect(href, init);
}
