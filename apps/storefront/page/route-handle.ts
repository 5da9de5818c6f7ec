/** What a route says about its page: `export const handle = { hydrate: false } satisfies RouteHandle`. */
export interface RouteHandle {
  /** False for content pages: no React in the browser, and the page may be cached for everyone. */
  hydrate?: boolean;
  /** The tracker's name for this kind of page. */
  pageType?: string;
  /** False for a page that is not the shop's, such as a payment provider's: there nobody is counted. */
  counted?: boolean;
}

interface Handled {
  handle?: unknown;
}

/** A page hydrates unless one of its routes says no. */
export function isHydrated(matches: readonly Handled[]): boolean {
  return !matches.some(({ handle }) => (handle as RouteHandle | undefined)?.hydrate === false);
}

/** Whether the consent gate, and with it the tracker, stands on the page. */
export function isCounted(matches: readonly Handled[]): boolean {
  return !matches.some(({ handle }) => (handle as RouteHandle | undefined)?.counted === false);
}

export function pageTypeOf(matches: readonly Handled[]): string | undefined {
  return matches.map(({ handle }) => (handle as RouteHandle | undefined)?.pageType).findLast(Boolean);
}
