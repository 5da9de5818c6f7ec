import type { StaticHandlerContext } from 'react-router';

const UNSENT = Symbol('data that is not sent');

/**
 * What a loader of a content page has read. React Router writes the data of every page down for the browser,
 * before it is known that a content page sends none: a large part of its work. It looks at no symbols; an object of
 * a class it would first refuse, with a stack trace, and then write down all the same.
 */
export const unsentData = (data: unknown): object => ({ [UNSENT]: data });

/** Puts the data back in its place, for the screens. */
export function restoreUnsentData(context: StaticHandlerContext): void {
  for (const [id, data] of Object.entries(context.loaderData)) {
    if (typeof data === 'object' && data !== null && UNSENT in data) context.loaderData[id] = data[UNSENT];
  }
}
