import type { AreaName } from '@spindle/i18n/messages.ts';
import type { AppState, ProInfo } from './app-state.ts';

/** What a route declares about its page: `export const handle = { hydrate: false } satisfies RouteHandle`. */
export interface RouteHandle {
  /** False for content pages: no React in the browser, and the page may be cached for everyone. */
  hydrate?: boolean;
  /** False for a page that does not hydrate but is still one visitor's own, such as search results. */
  shared?: boolean;
  /**
   * Query parameters that a content page varies by; all others are dropped before it is rendered. `coupon` and `discount`
   * reach the page only with a code that exists. A page varies by the visitor's system if it asks for it (`useSystem`).
   */
  query?: readonly string[];
  /** Staff who act as a member may see the page and send its forms. By default a page of one visitor is closed to them. */
  acting?: boolean;
  /** The tracker's name for this kind of page; a function where one route shows several kinds. */
  pageType?: string | ((loaderData: never) => string);
  /** The product that the page is about, for the application state. */
  product?: (loaderData: never) => ProInfo | undefined;
  /** The running promotion, for the application state. Undefined leaves the state as it is without a promotion. */
  promotion?: (loaderData: never) => AppState['promotion'] | undefined;
  /** Whether the page exists depends on documents, though its path has no parameter. */
  byDocument?: boolean;
  /** A form on the page may need a captcha; if that is Google's, the page's content policy allows it. */
  captcha?: boolean;
  /** Named middleware that a hydrated page also runs in the browser. */
  inBrowser?: readonly string[];
  /** False for a page that is not the shop's, such as a payment provider's: visits to it are not counted. */
  counted?: boolean;
  /**
   * The words that a hydrated page needs besides those of every page. The server names them in the page's head, so that
   * they load together with the scripts; other words are fetched when they are first rendered.
   */
  words?: readonly AreaName[] | ((loaderData: never) => readonly AreaName[]);
}

interface Handled {
  handle?: unknown;
  loaderData?: unknown;
}

/** A page hydrates unless one of its routes declares otherwise. */
export function isHydrated(matches: readonly Handled[]): boolean {
  return !matches.some(({ handle }) => (handle as RouteHandle | undefined)?.hydrate === false);
}

/** Whether a form on the page may need a captcha. */
export function mayWantCaptcha(matches: readonly Handled[]): boolean {
  return matches.some(({ handle }) => (handle as RouteHandle | undefined)?.captcha === true);
}

/** Whether a page without path parameters depends on a document. */
export function isByDocument(matches: readonly Handled[]): boolean {
  return matches.some(({ handle }) => (handle as RouteHandle | undefined)?.byDocument);
}

/** Whether a page that does not hydrate may be stored for everybody. */
export function isShared(matches: readonly Handled[]): boolean {
  return !matches.some(({ handle }) => (handle as RouteHandle | undefined)?.shared === false);
}

/** Whether staff who act as a member may see the page. */
export function isForActing(matches: readonly Handled[]): boolean {
  return matches.some(({ handle }) => (handle as RouteHandle | undefined)?.acting === true);
}

/** All query parameters that the page of these routes varies by. */
export function queryOf(matches: readonly Handled[]): readonly string[] {
  return [...new Set(matches.flatMap(({ handle }) => (handle as RouteHandle | undefined)?.query ?? []))];
}

/** Whether the page has the consent gate, and with it the tracker. */
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

/** The running promotion, if a page knows it. A part that failed has loaded nothing. */
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
 * The script that an admin has put into the page's document (`seo.script`). Screens of documents return the document as `page`.
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
