import type { AreaName } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import type { ReactNode } from 'react';
import type { AppState } from './app-state.ts';

/** What every page knows about itself. On cached pages it is the same for every anonymous visitor. */
export interface PageState {
  locale: Locale;
  /** The shop's name. */
  shopName: string;
  /** Scheme, host and port of this page. */
  origin: string;
  /** Precedes every path of this page's language. */
  prefix: string;
  /** Follows every path, if the shop has a suffix. */
  suffix?: string | undefined;
  /** Every active language, for alternates and the language menu; the default one first. */
  sites: Sites;
  /** The domain of the shop's cookies; undefined where they are for their host alone. */
  cookieDomain: string | undefined;
  /** An origin with `{n}` in place of a number, where pictures have hosts of their own (`images.ts`). */
  imageHosts: string | undefined;
  /** The collector's origin, where the tracker reports to. */
  reportHost: string;
  /** The path without its language prefix. */
  path: string;
  /** Languages in which the page does not exist, each with the path of the nearest page above it that does. */
  missingIn: Readonly<Partial<Record<Locale, string>>>;
  os: 'win' | 'mac';
  sandbox: boolean;
  /** Where people can write to when nothing else works. */
  supportEmail: string;
  /** Whether everybody is asked before a visit is recorded, or only where the law wants it. */
  consent: 'auto' | 'always';
  /** Identifies the build of the shop's scripts; empty during development. */
  build: string;
  /** Search engines are asked not to list the page. */
  noindex: boolean;
  /** What scripts of the page can read. */
  app: AppState;
}

/** What is known only while the server renders. */
export interface Rendering extends PageState {
  /** To be called by whatever looks different on another system. */
  onSystem(): void;
  /** To be called with the code of each inline script. */
  onScript(code: string): void;
  nonce: string | undefined;
  /** Error pages are never hydrated, whatever their route says. */
  failed: boolean;
  /** Hashed URL of the enhance loader. */
  enhanceUrl: string;
  /** Hashed URLs of what the browser needs to hydrate this page, except its words. */
  modules: readonly string[];
  /** Hashed URL of an area's words in the page's language; undefined during development. */
  wordsUrl(area: AreaName): string | undefined;
  /**
   * Renders a part by itself, or returns an earlier rendering; undefined where the part depends on its page (`Kept`).
   * Only on pages that do not hydrate.
   */
  keep?:
    | (<Source extends PartSource>(
        Part: (props: Source) => ReactNode,
        source: Source,
      ) => KeptPart | undefined)
    | undefined;
  /** Gets the style sheets of a part that is rendered without its page. */
  onSheet?: ((href: string) => void) | undefined;
}

/** What a part of a page is rendered from. */
export interface PartSource {
  /** A document, a block, the words of an area: the part is kept for as long as this object exists. */
  from: object;
  /** What is shown beside it, as plain JSON. */
  given: unknown;
}

/** A part of a page as it was rendered. */
export interface KeptPart {
  /** @param id prefix for the ids of its elements; must be unique in the page */
  html(id: string): string;
  /** Addresses of the style sheets that the part needs. */
  sheets: readonly string[];
}
