import { type RouterContextProvider, redirect, redirectDocument } from 'react-router';
import { requestContext } from '../page/request-context.ts';

/**
 * Redirects to a path from the root, as `linksFor` returns it. All of our redirects go through here: React Router adds
 * the language to a path that a loader or action names, but not to one that middleware names, and changes an address with
 * its origin in neither case.
 * @param init `document` for a page that the browser's router can't show
 */
export function redirectTo(
  context: Readonly<RouterContextProvider>,
  path: string,
  { document = false, ...init }: ResponseInit & { document?: boolean } = {},
): Response {
  const { href } = new URL(path, context.get(requestContext).page.origin);
  return document ? redirectDocument(href, init) : redirect(href, init);
}
