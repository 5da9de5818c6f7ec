import { type DataStrategyResult, type MiddlewareFunction, redirect } from 'react-router';
import type { AppState } from '../../page/app-state.ts';
import { linksOf, pathsOf } from '../../page/links.ts';
import { readAppState } from '../../page/read-app-state.ts';
import { backTo, isOpen } from '../member/guarded.ts';

/** Thrown for a page of the browser's application that does not exist. */
export class NothingHere extends Error {}

/**
 * Middleware as a hydrated page runs it: when it hydrates, and before each navigation to it. The server has run its own
 * by then, or does so with the page's data.
 * @returns false if there is nothing here for this visitor, which gives the 404 page, as does an error (spec §8); where
 * to go instead; or undefined, to show the page
 */
export type BrowserMiddleware = (
  url: URL,
  state: AppState,
) => undefined | false | { to: string } | Promise<undefined | false | { to: string }>;

/** Saves visitors who have logged out in another tab a request to the server. */
const authRedirect: BrowserMiddleware = (url, state) => {
  if (isOpen(url) || state.user_info.isInit) return undefined;
  return { to: linksOf(state).member('login', backTo(url, pathsOf(state))) };
};

/** By the specification's names (§2); middleware that loads something runs only on the server. */
const NAMED: Readonly<Record<string, BrowserMiddleware>> = { 'auth-redirect': authRedirect };

/** @throws for a name that does not exist (spec §8) */
export function namedInBrowser(name: string): BrowserMiddleware {
  const middleware = NAMED[name];
  if (!middleware) throw new Error(`Unknown route middleware: '${name}'`);
  return middleware;
}

/**
 * Runs middleware in order.
 * @returns where to go instead, or undefined
 * @throws {NothingHere} if one refuses or fails
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
