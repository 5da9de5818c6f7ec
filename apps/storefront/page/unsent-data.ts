import type { StaticHandlerContext } from 'react-router';

const UNSENT = Symbol('data that is not sent');

/**
 * Wraps what a loader of a content page has read. React Router serialises the data of every page for the browser before
 * it is known that a content page sends none, which is a large part of its work. It ignores properties with symbols as
 * keys. An object of a class would not help: it is refused with a stack trace and then serialised all the same.
 */
export const unsentData = (data: unknown): object => ({ [UNSENT]: data });

/** Unwraps the data again, for the screens. */
export function restoreUnsentData(context: StaticHandlerContext): void {
  for (const [id, data] of Object.entries(context.loaderData)) {
    if (typeof data === 'object' && data !== null && UNSENT in data) context.loaderData[id] = data[UNSENT];
  }
}
