import { createHttpClient, type HttpClient } from '../calls/http-client.ts';
import type { AppState } from '../page/app-state.ts';
import { linksOf } from '../page/links.ts';
import { readAppState } from '../page/read-app-state.ts';
import { forgetLogin } from './member/forget-login.ts';

/**
 * The calls of a page in the browser, hydrated or not, with the settings from its state. If it turns out that nobody is
 * logged in (any more), the page goes to the log-in (spec §8).
 */
export function pageCalls(
  state: AppState = readAppState(),
  browser: {
    jar?: { cookie: string };
    /** The address of the page. */
    here?(): string;
    go?(path: string): void;
    fetch?: typeof fetch;
  } = {},
): HttpClient {
  const {
    jar = document,
    here = () => location.href,
    go = (path) => location.assign(path),
    ...rest
  } = browser;
  return createHttpClient({
    locale: state.locale,
    backendHost: state.backend_host,
    onSessionEnded() {
      forgetLogin(state.cookie_domain, jar);
      const login = linksOf(state).member('login');
      if (!isAt(login, here())) go(login);
    },
    ...rest,
  });
}

/**
 * Whether the page already is the log-in, which would otherwise be loaded over and over. Where the log-in leads back to
 * does not matter.
 */
function isAt(login: string, here: string): boolean {
  const [page, wanted] = [new URL(here), new URL(login, here)];
  return page.pathname === wanted.pathname && page.searchParams.get('a') === wanted.searchParams.get('a');
}

/** The same, created at the first call and not while the page is rendered. */
export const call: HttpClient = (...args) => pageCalls()(...args);
