import { createHttpClient, type HttpClient } from '../calls/http-client.ts';
import type { AppState } from '../page/app-state.ts';
import { linksOf } from '../page/links.ts';
import { readAppState } from '../page/read-app-state.ts';
import { forgetLogin } from './member/forget-login.ts';

/**
 * The calls of a page in the browser, hydrated or not, as its state says. Who turns out not to be logged in (any
 * more) goes to the log-in page (spec §8).
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

/** Whether that is the page already: it would be loaded over and over. Where it leads back to does not matter. */
function isAt(login: string, here: string): boolean {
  const [page, wanted] = [new URL(here), new URL(login, here)];
  return page.pathname === wanted.pathname && page.searchParams.get('a') === wanted.searchParams.get('a');
}

/** The same, made when the first call is: not while the page is drawn. */
export const call: HttpClient = (...args) => pageCalls()(...args);
