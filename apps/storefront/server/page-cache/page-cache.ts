import { ByteLru } from './byte-lru.ts';
import type { StoredPage } from './stored-page.ts';

export interface PageCacheSettings {
  /** Milliseconds since the epoch. */
  now(): number;
  maxBytes: number;
  /** How long a page is served without being rendered again, ms. */
  freshFor: number;
  /** How long after that it may be served while it is rendered again or can't be, ms. */
  usableFor: number;
  /** How long a 404 is remembered, ms. */
  missingFor: number;
}

export const DEFAULT_SETTINGS = {
  maxBytes: 128 * 1024 * 1024,
  freshFor: 10 * 60_000,
  usableFor: 24 * 3_600_000,
  missingFor: 30_000,
};

/** After a failed rendering an outdated page is shown this long before the next attempt, ms. */
const RETRY_AFTER = 1_000;

/** Part of the memory for 404s, coupons and odd spellings, so that a flood of them can't evict real pages. */
const ODD_SHARE = 1 / 16;

interface Flight {
  page: Promise<StoredPage>;
  /** Number of the last purge when the rendering began. */
  since: number;
}

export interface PageRequest {
  key: string;
  /** False for a key that anybody can make up. */
  common: boolean;
  render(): Promise<StoredPage>;
}

/** Rendered pages by key; every page is rendered once, however many ask for it at the same time. */
export class PageCache {
  readonly counts = { hit: 0, stale: 0, miss: 0, failed: 0, purged: 0 };
  private readonly settings: PageCacheSettings;
  private readonly common: ByteLru<StoredPage>;
  private readonly odd: ByteLru<StoredPage>;
  private readonly flights = new Map<string, Flight>();
  /** Tag to the number of its last purge; only as long as something is being rendered. */
  private readonly purges = new Map<string, number>();
  private purgeNumber = 0;
  private lastFullPurge = 0;
  private rendering = 0;

  constructor(settings: PageCacheSettings) {
    this.settings = settings;
    this.common = new ByteLru(settings.maxBytes * (1 - ODD_SHARE));
    this.odd = new ByteLru(settings.maxBytes * ODD_SHARE);
  }

  /** A page that can be sent as it is; undefined when it has to be rendered first. */
  fresh(key: string): StoredPage | undefined {
    const page = this.common.get(key) ?? this.odd.get(key);
    if (!page || page.purged || page.freshUntil <= this.settings.now()) return undefined;
    this.counts.hit++;
    return page;
  }

  /** The page, rendered now unless an outdated one may be shown while that happens. */
  async page(request: PageRequest): Promise<StoredPage> {
    const old = this.usable(request.key);
    if (old && old.retryAt > this.settings.now()) return old;
    if (old && !old.purged) {
      this.counts.stale++;
      this.fly(request).page.then(
        (page) => page.status >= 500 && this.fallBack(old),
        () => this.fallBack(old),
      );
      return old;
    }
    this.counts.miss++;
    try {
      const page = await this.fly(request).page;
      return page.status >= 500 && old ? this.fallBack(old) : page;
    } catch (error) {
      if (old) return this.fallBack(old);
      throw error;
    }
  }

  /** Documents have changed: pages that used them are rendered anew at the next request. */
  purge(tags: readonly string[]): void {
    const changed = new Set(tags);
    this.purgeNumber++;
    if (this.rendering > 0) for (const tag of tags) this.purges.set(tag, this.purgeNumber);
    this.outdate((page) => page.tags.some((tag) => changed.has(tag)));
  }

  /** Messages may have been lost: nothing that was rendered before is trusted. */
  purgeAll(): void {
    this.purgeNumber++;
    this.lastFullPurge = this.purgeNumber;
    this.outdate(() => true);
  }

  get size() {
    return { pages: this.common.size + this.odd.size, bytes: this.common.bytes + this.odd.bytes };
  }

  private outdate(touched: (page: StoredPage) => boolean): void {
    // Who asks from now on must not be given what was begun before.
    this.flights.clear();
    for (const pages of [this.common, this.odd]) {
      for (const page of pages.values()) {
        if (page.purged || !touched(page)) continue;
        page.purged = true;
        this.counts.purged++;
      }
    }
  }

  private usable(key: string): StoredPage | undefined {
    const page = this.common.get(key) ?? this.odd.get(key);
    return page && page.usableUntil > this.settings.now() ? page : undefined;
  }

  private fallBack(old: StoredPage): StoredPage {
    this.counts.failed++;
    old.retryAt = this.settings.now() + RETRY_AFTER;
    return old;
  }

  private fly(request: PageRequest): Flight {
    const running = this.flights.get(request.key);
    if (running) return running;
    this.rendering++;
    const flight: Flight = {
      since: this.purgeNumber,
      page: request
        .render()
        .then((page) => {
          this.store(request, page, flight.since);
          return page;
        })
        .finally(() => {
          if (this.flights.get(request.key) === flight) this.flights.delete(request.key);
          if (--this.rendering === 0) this.purges.clear();
        }),
    };
    this.flights.set(request.key, flight);
    return flight;
  }

  private store({ key, common }: PageRequest, page: StoredPage, since: number): void {
    if (page.status !== 200 && page.status !== 404) return;
    if (this.lastFullPurge > since || page.tags.some((tag) => (this.purges.get(tag) ?? 0) > since)) return;
    const now = this.settings.now();
    page.freshUntil = now + (page.status === 200 ? this.settings.freshFor : this.settings.missingFor);
    page.usableUntil = page.status === 200 ? page.freshUntil + this.settings.usableFor : page.freshUntil;
    const keep = common && page.status === 200 ? this.common : this.odd;
    const other = keep === this.common ? this.odd : this.common;
    other.delete(key);
    keep.set(key, page);
  }
}
