import type { DraftOf } from '@spindle/content/reading/draft-of.ts';
import type { Content } from '@spindle/content/reading/readers.ts';
import type { AccountsDeps } from '@spindle/domain/accounts/deps.ts';
import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import type { DownloadCounts } from '@spindle/domain/downloads/count-downloads.ts';
import type { Promotion } from '@spindle/domain/pricing/promotion.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Log } from '@spindle/platform/log.ts';
import { createContext } from 'react-router';
import type { PageState, Rendering } from './state.ts';

/** What loaders, actions and middleware use of the shop. */
export interface PageServices {
  config: Config;
  log: Log;
  clock: Clock;
  db: Db;
  limits: Limits;
  content: Content;
  /** Offers for showing prices; what is charged is read from the catalogue. */
  offers: {
    find(pids: readonly string[]): Promise<{ offers: readonly Offer[]; tags: readonly string[] }>;
    editions(pids: readonly string[]): Promise<{ offers: readonly Offer[]; tags: readonly string[] }>;
    slugsOf(pids: readonly string[]): Promise<string[]>;
  };
  /** Promotions for showing prices: running and coming ones, and those with these keys. */
  promotions(keys: readonly string[]): Promise<{ promotions: readonly Promotion[]; tags: readonly string[] }>;
  accounts: AccountsDeps;
  checkout: CheckoutDeps;
  downloads: Pick<DownloadCounts, 'count'>;
}

export const servicesContext = createContext<PageServices>();

/** One visit to one page, as loaders, actions and middleware see it. */
export interface ShopRequest {
  /** Identifies this request in the log and in `X-Request-Id`. */
  id: string;
  url: URL;
  locale: Locale;
  /** A content page that looks different by it sets `bySystem`. */
  os: 'win' | 'mac';
  /** Never read it on a content page: it is not part of the cache key. */
  mobile: boolean;
  ip: string;
  /** ISO 3166 code, or undefined when no CDN sent one. Do not read it on content pages. */
  country: string | undefined;
  /** The visitor; asks the database only if there is a session cookie, and only once. */
  viewer(): Promise<Viewer>;
  /** For staff whose time as a member is over: from now on `viewer` says who they are themselves, and the acting cookies end. */
  goOnAsThemselves(): void;
  nonce: string;
  /** The document whose draft an editor is looking at. */
  preview: DraftOf | undefined;
  /** Surrogate keys of the documents that the page used; loaders add to it. */
  tags: Set<string>;
  page: PageState;
  scripts: Pick<Rendering, 'enhanceUrl' | 'wordsUrl'>;
  /** Inline scripts of the page; its content policy allows these and no others. */
  inlineScripts: Set<string>;
  /**
   * The rendered page, and the response that stands for it on its way through the router. That has only status and
   * headers: React Router looks at the body of each response, for which a stream would have to be created.
   */
  drawn: { html: string | Uint8Array<ArrayBuffer>; by: Response } | undefined;
  /** Set while rendering: decides the security policy and whether the page may be cached. */
  hydrated: boolean;
  /** Set while rendering: a form on the page may need a captcha. */
  mayWantCaptcha: boolean;
  /** The visitor's browser reports that it found nothing to show here. */
  missing: boolean;
  /** Set when the page failed because the database did not answer, or because too many requests were waiting. */
  outage: 'database' | 'busy' | undefined;
  /** Set when the page fails until a document that it names changes. */
  lastingFailure: boolean;
  /** Set when the page asks for the visitor's system: it is then stored once for each. */
  bySystem: boolean;
  /** When something on the page ends or begins, by the shop's clock, ms since the epoch; the page is not kept for longer. */
  endsAt: number;
  /**
   * Set when a part of the page could not be loaded: it is then stored for seconds only. An outdated document shows in `tags`.
   */
  incomplete: boolean;
}

export const requestContext = createContext<ShopRequest>();
