import { useMemo } from 'react';
import { createHttpClient, type HttpClient } from '../calls/http-client.ts';
import { linksFor } from '../page/links.ts';
import type { PageState } from '../page/state.ts';
import { forgetLogin } from './member/forget-login.ts';
import { usePageState } from './page-state.ts';

type Page = Pick<PageState, 'locale' | 'prefix' | 'backendHost' | 'cookieDomain'>;

/** The calls of a page in the browser. Who turns out not to be logged in (any more) goes to the log-in page (spec §8). */
export function pageCalls(
  page: Page,
  {
    jar = document,
    go = (path) => location.assign(path),
  }: { jar?: { cookie: string }; go?(path: string): void } = {},
): HttpClient {
  return createHttpClient({
    locale: page.locale,
    backendHost: page.backendHost,
    onSessionEnded() {
      forgetLogin(page, jar);
      go(linksFor(page).member('login'));
    },
  });
}

/** For components; nothing is sent while drawing. */
export function useCalls(): HttpClient {
  const page = usePageState();
  return useMemo(
    () =>
      (name, ...rest) =>
        pageCalls(page)(name, ...rest),
    [page],
  );
}
