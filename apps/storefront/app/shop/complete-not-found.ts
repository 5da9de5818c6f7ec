import { isRouteErrorResponse, type RouterContextProvider, type StaticHandlerContext } from 'react-router';
import { isNotFoundContent, pageNotFound } from './page-not-found.ts';

/**
 * Gives a 404 that was thrown without content, also by the router itself, the content of every other 404, so that all of
 * them look the same.
 * @returns the status to answer with, which is 500 if the editors' page for it is missing
 */
export async function completeNotFound(
  rendered: Pick<StaticHandlerContext, 'errors'>,
  context: Readonly<RouterContextProvider>,
  status: number,
): Promise<number> {
  for (const [id, error] of Object.entries(rendered.errors ?? {})) {
    if (!isRouteErrorResponse(error) || error.status !== 404 || isNotFoundContent(error.data)) continue;
    const { data, init } = await pageNotFound(context);
    const completed = { ...error, status: init?.status ?? 404, data };
    rendered.errors = { ...rendered.errors, [id]: completed };
    return completed.status;
  }
  return status;
}
