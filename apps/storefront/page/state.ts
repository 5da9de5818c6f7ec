import type { AreaName } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Sites } from '@spindle/platform/sites.ts';
import type { ComponentType } from 'react';
import type { AppState } from './app-state.ts';

/** What every page knows about itself. On cached pages it is the same for every anonymous visitor. */
export interface PageState {
  locale: Locale;
  /** What the shop is called. */
  shopName: string;
  /** Scheme, host and port of this page. */
  origin: string;
  /** Stands before every path of this page's language. */
  prefix: string;
  /** Stands behind them, where the shop has one. */
  suffix?: string | undefined;
  /** Every active language, for alternates and the language menu; the default one first. */
  sites: Sites;
  /** The domain of the shop's cookies, where they are not their host's alone. */
  cookieDomain: string | undefined;
  /** An origin with `{n}` for a number, where pictures have hosts of their own (`images.ts`). */
  imageHosts: string | undefined;
  /** The collector's origin, where the tracker reports to. */
  reportHost: string;
  /** The path without its language prefix. */
  path: string;
  /** Languages in which the page is not there, each with the path of the nearest page above that is. */
  missingIn: Readonly<Partial<Record<Locale, string>>>;
  os: 'win' | 'mac';
  sandbox: boolean;
  /** Where people can write to when nothing else works. */
  supportEmail: string;
  /** Whether everybody is asked before a visit is recorded, or only where the law wants it. */
  consent: 'auto' | 'always';
  /** Names the build of the shop's scripts; empty while developing. */
  build: string;
  /** Search engines are asked to leave the page out. */
  noindex: boolean;
  /** What scripts of the page can read. */
  app: AppState;
}

/** What only the server's rendering knows. */
export interface Rendering extends PageState {
  /** To be called by what looks different on another system. */
  onSystem(): void;
  /** To be called with the code of a script that stands in the page itself. */
  onScript(code: string): void;
  nonce: string | undefined;
  /** Error pages are never hydrated, whatever their route says. */
  failed: boolean;
  /** Hashed URL of the enhance loader. */
  enhanceUrl: string;
  /** Hashed URLs of what the browser needs to hydrate this page, but for its words. */
  modules: readonly string[];
  /** Hashed URL of an area's words in the page's language; undefined while developing. */
  wordsUrl(area: AreaName): string | undefined;
  /** A part, drawn by itself, now or before; undefined where it depends on its page (`Kept`). Not on pages that hydrate. */
  keep?:
    | (<Source extends object>(Part: ComponentType<{ from: Source }>, from: Source) => KeptPart | undefined)
    | undefined;
  /** Takes the style sheets of a part that is drawn without its page. */
  onSheet?: ((href: string) => void) | undefined;
}

/** A part of a page as it was drawn. */
export interface KeptPart {
  /** @param id begins the ids of its elements; no other part of the page has it */
  html(id: string): string;
  /** Addresses of the style sheets that it needs. */
  sheets: readonly string[];
}
