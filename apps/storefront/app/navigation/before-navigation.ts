import type { DataStrategyResult, MiddlewareFunction } from 'react-router';
import { isOutdated } from './new-build.ts';
import { reloadOnce } from './reload-once.ts';

/** How long a navigation waits for the browser to paint the click's effect, ms (spec §9). */
const REPAINT = 100;

/** What is used of the browser; tests pass their own. */
export interface Frames {
  requestAnimationFrame(then: () => void): void;
  setTimeout(then: () => void, ms: number): void;
}

/** Resolves when all changes so far are painted, or after 100 ms: a tab in the background paints nothing. */
export function painted(frames: Frames = window): Promise<void> {
  return new Promise((resolve) => {
    frames.setTimeout(resolve, REPAINT);
    // A frame's callback runs before the frame is painted; a timer set in it runs after.
    frames.requestAnimationFrame(() => frames.setTimeout(resolve, 0));
  });
}

let shown: string | undefined;

/** Called for every page that was rendered, to distinguish a reload of its data from a navigation. */
export function nowShown(href: string): void {
  shown = withoutHash(href);
}

/**
 * Runs before every navigation within the application, and when a page's data is read again, which is not a navigation.
 * If a newer build was found, the target is loaded as a document; a form is still sent.
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
