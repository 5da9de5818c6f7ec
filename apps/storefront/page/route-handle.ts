import type { AreaName } from '@spindle/i18n/messages.ts';
import type { AppState, ProInfo } from './app-state.ts';

/** What a route says about its page: `export const handle = { hydrate: false } satisfies RouteHandle`. */
export interface RouteHandle {
  /** False for content pages: no React in the browser, and the page may be cached for everyone. */
  hydrate?: boolean;
  /** False for a page that does not hydrate and is one visitor's own all the same, such as what they searched for. */
  shared?: boolean;
  /**
   * Names of the query that a content page varies by; all others are left out before it is rendered. `coupon`
   * and `discount` reach the page only with a code that exists. By the visitor's system a page varies when it
   * asks for it (`useSystem`).
   */
  query?: readonly string[];
  /** Staff who act as a member may see it, and send its forms. Without it a page of one visitor is closed to them. */
  acting?: boolean;
  /** The tracker's name for this kind of page; of one route for several kinds, by what was loaded. */
  pageType?: string | ((loaderData: never) => string);
  /** The product that the page is about, for the application state. */
  product?: (loaderData: never) => ProInfo | undefined;
  /** The promotion that runs, for the application state; without one it stays as it is while none does. */
  promotion?: (loaderData: never) => AppState['promotion'] | undefined;
  /** Whether there is such a page depends on documents, though its path has no named segment. */
  byDocument?: boolean;
  /** A form on the page may want a captcha: where that is Google's, the page's policy lets it in. */
  captcha?: boolean;
  /** Named middleware that a hydrated page runs in the browser, too. */
  inBrowser?: readonly string[];
  /** False for a page that is not the shop's, such as a payment provider's: there nobody is counted. */
  counted?: boolean;
  /**
   * What a hydrated page's words are, beside those of every page. The server says them in its head, so that they
   * come along with the scripts; others are fetched when they are first drawn.
   */
  words?: readonly AreaName[] | ((loaderData: never) => readonly AreaName[]);
}

interface Handled {
  handle?: unknown;
  loaderData?: unknown;
}

/** A page hydrates unless one of its routes says no. */
export function isHydrated(matches: readonly Handled[]): boolean {
  return !matches.some(({ handle }) => (handle as RouteHandle | undefined)?.hydrate === false);
}

/** Whether a form on the page may want a captcha. */
export function mayWantCaptcha(matches: readonly Handled[]): boolean {
  return matches.some(({ handle }) => (handle as RouteHandle | undefined)?.captcha === true);
}

/** Whether the address of a page without named segments is a document's all the same. */
export function isByDocument(matches: readonly Handled[]): boolean {
  return matches.some(({ handle }) => (handle as RouteHandle | undefined)?.byDocument);
}

/** Whether a page that does not hydrate may be kept for everybody. */
export function isShared(matches: readonly Handled[]): boolean {
  return !matches.some(({ handle }) => (handle as RouteHandle | undefined)?.shared === false);
}

/** Whether a page is for staff who act as a member. */
export function isForActing(matches: readonly Handled[]): boolean {
  return matches.some(({ handle }) => (handle as RouteHandle | undefined)?.acting === true);
}

/** All names that the page of these routes varies by. */
export function queryOf(matches: readonly Handled[]): readonly string[] {
  return [...new Set(matches.flatMap(({ handle }) => (handle as RouteHandle | undefined)?.query ?? []))];
}

/** Whether the consent gate, and with it the tracker, stands on the page. */
export function isCounted(matches: readonly Handled[]): boolean {
  return !matches.some(({ handle }) => (handle as RouteHandle | undefined)?.counted === false);
}

export function pageTypeOf(matches: readonly Handled[]): string | undefined {
  return matches
    .map(({ handle, loaderData }) => {
      const { pageType } = (handle ?? {}) as RouteHandle;
      return typeof pageType === 'function' ? pageType(loaderData as never) : pageType;
    })
    .findLast(Boolean);
}

/** The product that a page is about. */
export function productOf(matches: readonly Handled[]): ProInfo | undefined {
  return matches
    .map(({ handle, loaderData }) => ((handle ?? {}) as RouteHandle).product?.(loaderData as never))
    .findLast(Boolean);
}

/** The promotion that runs, where a page knows it. A part that failed has loaded nothing. */
export function promotionOf(matches: readonly Handled[]): AppState['promotion'] | undefined {
  return matches
    .map(({ handle, loaderData }) => ((handle ?? {}) as RouteHandle).promotion?.(loaderData as never))
    .findLast(Boolean);
}

/** The middleware that a hydrated page runs in the browser. */
export function inBrowserOf(matches: readonly Handled[]): readonly string[] {
  return matches.flatMap(({ handle }) => (handle as RouteHandle | undefined)?.inBrowser ?? []);
}

/**
 * The script that an admin has put into the page's document (`seo.script`). Screens of documents hand theirs on as
 * `page`.
 */
export function seoScriptOf(matches: readonly Handled[]): string | undefined {
  return matches
    .map(({ loaderData }) => (loaderData as { page?: { seo?: { script?: string } } } | undefined)?.page)
    .findLast((page) => page?.seo?.script)?.seo?.script;
}

/** The words that the browser needs to hydrate a page. */
export function wordsOf(matches: readonly Handled[]): AreaName[] {
  const own = matches.flatMap(({ handle, loaderData }) => {
    const { words = [] } = (handle ?? {}) as RouteHandle;
    if (typeof words !== 'function') return words;
    // A page that failed has loaded nothing, and needs no words of its own.
    return loaderData === undefined ? [] : words(loaderData as never);
  });
  return ['frame', ...(isCounted(matches) ? (['consent'] as const) : []), ...own];
}
