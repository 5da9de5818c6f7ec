import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isOutdated } from './new-build.ts';
import { reloadOnce } from './reload-once.ts';

/** How long a navigation waits for the browser to paint what was clicked, ms (spec §9). */
const REPAINT = 100;

/** What of the browser is used; tests bring their own. */
export interface Frames {
  requestAnimationFrame(then: () => void): void;
  setTimeout(then: () => void, ms: number): void;
}

/** Resolves when what has changed so far is painted, or after 100 ms: a tab in the background paints nothing. */
export function painted(frames: Frames = window): Promise<void> {
  return new Promise((resolve) => {
    frames.setTimeout(resolve, REPAINT);
    // A frame's callback runs before it is painted; what it plans, afterwards.
    frames.requestAnimationFrame(() => frames.setTimeout(resolve, 0));
  });
}

let shown: string | undefined;

/** Called for every page that has been drawn, so that reading its data again is told from a navigation. */
export function nowShown(href: string): void {
  shown = withoutHash(href);
}

/**
 * Runs before every navigation of the application in the browser, and when a page's data is read again, which is
 * none. After a newer build has been found the target is loaded as a document; a form is sent first.
 */
export const beforeNavigation: MiddlewareFunction<Record<string, DataStrategyResult>> = async ({
  request,
}) => {
  const isForm = request.method !== 'GET';
  if (!isForm && withoutHash(request.url) === shown) return;
  if (!isForm && isOutdated() && reloadOnce(request.url)) await new Promise(() => {});
  await painted();
};

const withoutHash = (href: string) => href.split('#')[0];
