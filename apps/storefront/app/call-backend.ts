import type { PageState } from '../page/state.ts';

/** Calls the shop's backend, which may stand on a host of its own. @param path such as `/member/logout` */
export function callBackend(
  { backendHost }: Pick<PageState, 'backendHost'>,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  return fetch(`${backendHost}/backend${path}`, { credentials: 'include', ...init });
}
