import { type DataStrategyResult, type MiddlewareFunction, redirect } from 'react-router';
import type { AppState } from '../../page/app-state.ts';
import { linksOf, pathsOf } from '../../page/links.ts';
import { readAppState } from '../../page/read-app-state.ts';
import { backTo, isOpen } from '../member/guarded.ts';

/** A page of the browser's application that turned out to be none. */
export class NothingHere extends Error {}

/**
 * Middleware as a hydrated page runs it: when it hydrates, and before each navigation to it. The server has run its
 * own by then, or does so with the page's data.
 * @returns false when there is nothing here for this visitor, which is the 404 page, as is an error (spec §8);
 * where to go instead; or nothing, and the page is shown
 */
export type BrowserMiddleware = (
  url: URL,
  state: AppState,
) => undefined | false | { to: string } | Promise<undefined | false | { to: string }>;

/** Who has logged out in another tab is not asked for at the server first. */
const authRedirect: BrowserMiddleware = (url, state) => {
  if (isOpen(url) || state.user_info.isInit) return undefined;
  return { to: linksOf(state).member('login', backTo(url, pathsOf(state))) };
};

/** By the names of the specification (§2); those that load are the server's alone. */
const NAMED: Readonly<Record<string, BrowserMiddleware>> = { 'auth-redirect': authRedirect };

/** @throws for a name that does not exist (spec §8) */
export function namedInBrowser(name: string): BrowserMiddleware {
  const middleware = NAMED[name];
  if (!middleware) throw new Error(`Unknown route middleware: '${name}'`);
  return middleware;
}

/**
 * Runs middleware in its order.
 * @returns where to go instead, if anywhere
 * @throws {NothingHere} where one says no or fails
 */
export async function runInBrowser(
  all: readonly BrowserMiddleware[],
  url: URL,
  read: () => AppState = readAppState,
): Promise<{ to: string } | undefined> {
  for (const middleware of all) {
    const outcome = await Promise.resolve()
      .then(() => middleware(url, read()))
      .catch(() => false as const);
    if (outcome === false) throw new NothingHere();
    if (outcome) return outcome;
  }
  return undefined;
}

/** For a route: `export const clientMiddleware = beforeNavigation(handle.inBrowser)`. */
export function beforeNavigation(
  names: readonly string[],
): MiddlewareFunction<Record<string, DataStrategyResult>>[] {
  const all = names.map(namedInBrowser);
  return [
    async ({ request }) => {
      const target = new URL(request.url);
      const instead = await runInBrowser(all, target);
      if (instead) throw redirect(new URL(instead.to, target).href);
    },
  ];
}
