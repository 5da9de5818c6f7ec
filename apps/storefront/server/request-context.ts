import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { createContext } from 'react-router';
import type { PageState, Rendering } from '../app/page-state.ts';
import type { Services } from './services.ts';

/** Everything the shop can do, for loaders and actions. */
export const servicesContext = createContext<Services>();

/** One visit to one page, as loaders, actions and middleware see it. */
export interface ShopRequest {
  /** Names this request in the log and in `X-Request-Id`. */
  id: string;
  url: URL;
  locale: Locale;
  /** False when the URL names a language that is not served. */
  localeActive: boolean;
  os: 'win' | 'mac';
  /** Never read it on a content page: it is not part of the cache key. */
  mobile: boolean;
  ip: string;
  /** ISO 3166 code, or undefined when no CDN told it. Not on content pages. */
  country: string | undefined;
  /** Who is asking; asks the database only when there is a session cookie, and once. */
  viewer(): Promise<Viewer>;
  nonce: string;
  /** An editor looks at drafts. */
  preview: boolean;
  /** Surrogate keys of the documents that the page used; loaders add to it. */
  tags: Set<string>;
  page: PageState;
  scripts: Pick<Rendering, 'enhanceUrl' | 'wordsUrl'>;
  /** Set while rendering: decides the security policy and whether the page may be cached. */
  hydrated: boolean;
}

export const requestContext = createContext<ShopRequest>();
