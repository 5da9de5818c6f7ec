import { isRouteErrorResponse, type RouterContextProvider, type StaticHandlerContext } from 'react-router';
import { isNotFoundContent, pageNotFound } from './page-not-found.ts';

/**
 * Gives a 404 that somebody threw without content, the router itself included, what stands on every other one:
 * there is one way to say that nothing is here.
 * @returns the status to answer with, which is 500 where the editors' page for it is missing
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
