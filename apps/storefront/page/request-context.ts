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
  /** Offers to show prices from; what is charged is read from the catalogue. */
  offers: {
    find(pids: readonly string[]): Promise<{ offers: readonly Offer[]; tags: readonly string[] }>;
    editions(pids: readonly string[]): Promise<{ offers: readonly Offer[]; tags: readonly string[] }>;
    slugsOf(pids: readonly string[]): Promise<string[]>;
  };
  /** Promotions to show prices with: those that run or will, and those of these keys. */
  promotions(keys: readonly string[]): Promise<{ promotions: readonly Promotion[]; tags: readonly string[] }>;
  accounts: AccountsDeps;
  checkout: CheckoutDeps;
  downloads: Pick<DownloadCounts, 'count'>;
}

export const servicesContext = createContext<PageServices>();

/** One visit to one page, as loaders, actions and middleware see it. */
export interface ShopRequest {
  /** Names this request in the log and in `X-Request-Id`. */
  id: string;
  url: URL;
  locale: Locale;
  /** A content page that shows a difference by it sets `bySystem`. */
  os: 'win' | 'mac';
  /** Never read it on a content page: it is not part of the cache key. */
  mobile: boolean;
  ip: string;
  /** ISO 3166 code, or undefined when no CDN told it. Not on content pages. */
  country: string | undefined;
  /** Who is asking; asks the database only when there is a session cookie, and once. */
  viewer(): Promise<Viewer>;
  /** Staff whose time as a member is over go on as who they are themselves: `viewer` says so from now on, and the cookies of that time end. */
  goOnAsThemselves(): void;
  nonce: string;
  /** An editor looks at the draft of this document. */
  preview: DraftOf | undefined;
  /** Surrogate keys of the documents that the page used; loaders add to it. */
  tags: Set<string>;
  page: PageState;
  scripts: Pick<Rendering, 'enhanceUrl' | 'wordsUrl'>;
  /** Scripts that stand in the page itself; its policy lets in these and no others. */
  inlineScripts: Set<string>;
  /**
   * The page, once it is drawn, and the answer that stands for it on its way through the router: that has status and
   * headers alone, since React Router looks at the body of each answer, and a stream would be made to be looked at.
   */
  drawn: { html: string | Uint8Array<ArrayBuffer>; by: Response } | undefined;
  /** Set while rendering: decides the security policy and whether the page may be cached. */
  hydrated: boolean;
  /** Set while rendering: a form on the page may want a captcha. */
  mayWantCaptcha: boolean;
  /** The visitor's browser says that it found nothing to show here. */
  missing: boolean;
  /** Set when the page failed because the database did not answer, or too many wait for what it needs. */
  outage: 'database' | 'busy' | undefined;
  /** Set when the page failed for good: until a document changes that it names. */
  lastingFailure: boolean;
  /** Set when the page asks for the visitor's system: then it is stored once for each. */
  bySystem: boolean;
  /** When something on the page ends or begins, by the shop's clock, ms since the epoch: it is kept no longer. */
  endsAt: number;
  /** Set when a part of the page could not be loaded: then it is stored for seconds only. A document that is
   * out of date says so among its tags. */
  incomplete: boolean;
}

export const requestContext = createContext<ShopRequest>();
