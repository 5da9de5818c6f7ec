import type { Locale } from '@spindle/platform/locales.ts';
import { createContext, useContext } from 'react';
import { useRouteLoaderData } from 'react-router';
import { linksFor } from './links.ts';

/** What every page knows about itself. On cached pages it is the same for every anonymous visitor. */
export interface PageState {
  locale: Locale;
  defaultLocale: Locale;
  /** Active languages, for alternates and the language menu. */
  locales: readonly Locale[];
  /** Scheme, host and port, without a path. */
  origin: string;
  /** The collector's origin, where the tracker reports to. */
  reportHost: string;
  /** The path without its language prefix. */
  path: string;
  os: 'win' | 'mac';
  sandbox: boolean;
  /** Where people can write to when nothing else works. */
  supportEmail: string;
  /** Whether everybody is asked before a visit is recorded, or only where the law wants it. */
  consent: 'auto' | 'always';
}

/** What only the server's rendering knows. */
export interface Rendering extends PageState {
  nonce: string | undefined;
  /** Error pages are never hydrated, whatever their route says. */
  failed: boolean;
  /** Hashed URL of the enhance loader. */
  enhanceUrl: string;
  /** Hashed URL of the page's words in the browser; undefined while developing. */
  wordsUrl: string | undefined;
}

/** Filled by the server for each rendering; in the browser the root loader's data stands in. */
export const RenderingContext = createContext<Rendering | undefined>(undefined);

export function usePageState(): PageState {
  const rendering = useContext(RenderingContext);
  const loaded = useRouteLoaderData('root') as PageState | undefined;
  const state = loaded ?? rendering;
  if (!state) throw new Error('A page was rendered without its state.');
  return state;
}

/** Links in the page's own language. */
export function useLinks() {
  const { locale, defaultLocale } = usePageState();
  return linksFor(locale, defaultLocale);
}
