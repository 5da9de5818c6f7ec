import type { ClientOs } from '../../page/client-os.ts';
import { carryOver, type DenserPages } from './denser-pages.ts';
import type { PageStore } from './page-store.ts';
import type { StoredPage } from './stored-page.ts';

export interface PageCacheSettings {
  /** Milliseconds since the epoch. */
  now(): number;
  /** How long a page is served without being rendered again, ms. */
  freshFor: number;
  /** How long after that it may be served while it is rendered again or can't be, ms. */
  usableFor: number;
  /** How long a 404 is remembered, ms. */
  missingFor: number;
  /** How long after that a 404 may stand in for one that can't be rendered, ms. */
  missingUsableFor: number;
  /** How long a page is served if a part of it could not be loaded, ms. */
  incompleteFor: number;
  /** How long a failure is answered without another attempt, ms; 0 where every page fails by itself. */
  failedFor: number;
}

export const DEFAULT_SETTINGS = {
  freshFor: 10 * 60_000,
  usableFor: 24 * 3_600_000,
  missingFor: 30_000,
  missingUsableFor: 0,
  incompleteFor: 2_000,
  failedFor: 0,
};

/** After a failed rendering, how long the outdated page is shown before the next attempt, ms. */
const RETRY_AFTER = 1_000;

interface Flight {
  page: Promise<StoredPage>;
  /** Number of the last purge at the moment when the rendering began. */
  since: number;
}

export interface PageRequest {
  key: string;
  system: ClientOs;
  /** False for a key that anybody can make up. */
  common: boolean;
  render(): Promise<StoredPage>;
}

/** Failures that another attempt may mend; until then an outdated page is better. */
const isFailure = ({ status, lasting }: Pick<StoredPage, 'status' | 'lasting'>) => status >= 500 && !lasting;

/**
 * Rendered pages by key. A page is rendered once, however many ask for it at the same time. A page that looks the same on
 * every system is rendered and kept once for all; only rendering it tells whether it does.
 */
export class PageCache {
  readonly counts = { hit: 0, stale: 0, miss: 0, failed: 0, purged: 0 };
  private readonly settings: PageCacheSettings;
  private readonly store: PageStore;
  private readonly denser: Pick<DenserPages, 'sent'> | undefined;
  private readonly flights = new Map<string, Flight>();
  /** By tag, the number of its last purge; kept only while something is being rendered. */
  private readonly purges = new Map<string, number>();
  private purgeNumber = 0;
  private lastFullPurge = 0;
  private rendering = 0;

  /** @param denser is told of each page that is sent as it is stored */
  constructor(settings: PageCacheSettings, store: PageStore, denser?: Pick<DenserPages, 'sent'>) {
    this.settings = settings;
    this.store = store;
    this.denser = denser;
  }

  /** A page that can be sent as it is; undefined if it has to be rendered first. */
  fresh(key: string, system: ClientOs): StoredPage | undefined {
    const page = this.store.get(key, system);
    if (!page || page.purged || page.freshUntil <= this.settings.now()) return undefined;
    this.counts.hit++;
    this.denser?.sent(page);
    return page;
  }

  /** The page: rendered now, or an outdated one that may be shown while it is rendered. */
  async page(request: PageRequest): Promise<StoredPage> {
    const old = this.usable(request.key, request.system);
    if (old && old.retryAt > this.settings.now()) return old;
    const { page: rendering, since } = this.fly(request, old);
    if (old && !old.purged) {
      this.counts.stale++;
      rendering.then(
        (page) => (isFailure(page) || page.incomplete) && this.fallBack(old, since),
        () => this.fallBack(old, since),
      );
      return old;
    }
    this.counts.miss++;
    try {
      const page = await rendering;
      return isFailure(page) && old ? this.fallBack(old, since) : page;
    } catch (error) {
      if (old) return this.fallBack(old, since);
      throw error;
    }
  }

  /** Whether `page` answers with a stored page, without waiting for a rendering. */
  answersAtOnce(key: string, system: ClientOs): boolean {
    const page = this.usable(key, system);
    return page !== undefined && (!page.purged || page.retryAt > this.settings.now());
  }

  /** Whether the key is, or recently was, a page's; such a request goes before one for a page that may not exist. */
  knows(key: string, system: ClientOs): boolean {
    return this.store.get(key, system) !== undefined;
  }

  /** Marks the pages that used changed documents: they are rendered anew at the next request. */
  purge(tags: readonly string[]): void {
    const changed = new Set(tags);
    this.purgeNumber++;
    if (this.rendering > 0) for (const tag of tags) this.purges.set(tag, this.purgeNumber);
    this.outdate((page) => page.tags.some((tag) => changed.has(tag)));
  }

  /** For when messages may have been lost: nothing that was rendered before is trusted. */
  purgeAll(): void {
    this.purgeNumber++;
    this.lastFullPurge = this.purgeNumber;
    this.outdate(() => true);
  }

  get size() {
    return this.store.size;
  }

  private outdate(touched: (page: StoredPage) => boolean): void {
    // Requests from now on must not get a rendering that began before.
    this.flights.clear();
    for (const page of this.store.values()) {
      if (!touched(page)) continue;
      // The failure was that of the earlier version.
      page.retryAt = 0;
      if (page.purged) continue;
      page.purged = true;
      this.counts.purged++;
    }
  }

  private usable(key: string, system: ClientOs): StoredPage | undefined {
    const page = this.store.get(key, system);
    return page && page.usableUntil > this.settings.now() ? page : undefined;
  }

  /** @param since number of the last purge at the moment when the failed rendering began */
  private fallBack(old: StoredPage, since: number): StoredPage {
    this.counts.failed++;
    if (since === this.purgeNumber) old.retryAt = this.settings.now() + RETRY_AFTER;
    return old;
  }

  /** Joins a running rendering or starts one. Two systems share it if their page was the same before. */
  private fly(request: PageRequest, old: StoredPage | undefined): Flight {
    const name = old && !old.bySystem ? request.key : `${request.system} ${request.key}`;
    const running = this.flights.get(name);
    if (running) return running;
    this.rendering++;
    const flight: Flight = {
      since: this.purgeNumber,
      page: request
        .render()
        .then((page) => {
          this.settle(request, page, flight.since);
          return page;
        })
        .finally(() => {
          if (this.flights.get(name) === flight) this.flights.delete(name);
          if (--this.rendering === 0) this.purges.clear();
        }),
    };
    this.flights.set(name, flight);
    return flight;
  }

  private settle(request: PageRequest, page: StoredPage, since: number): void {
    const failed = isFailure(page);
    if (failed ? this.settings.failedFor === 0 : page.status < 500 && ![200, 404].includes(page.status))
      return;
    if (this.lastFullPurge > since || page.tags.some((tag) => (this.purges.get(tag) ?? 0) > since)) return;
    const now = this.settings.now();
    const old = this.usable(request.key, request.system);
    // A failure does not replace a page that can still be shown.
    if (failed && old && !isFailure(old)) return;
    // An outdated but complete page is better than a new one of which a part is missing.
    if (page.incomplete && old && !old.purged) return;
    const { fresh, usable } = this.lasts(page);
    page.freshUntil = Math.min(now + fresh, page.endsAt);
    page.usableUntil = Math.min(page.freshUntil + usable, page.endsAt);
    if (old) carryOver(old, page);
    this.store.set(request.key, request.system, page, request.common);
  }

  private lasts(page: StoredPage): { fresh: number; usable: number } {
    const { freshFor, usableFor, missingFor, missingUsableFor, incompleteFor, failedFor } = this.settings;
    if (isFailure(page)) return { fresh: failedFor, usable: 0 };
    if (page.incomplete) return { fresh: Math.min(incompleteFor, freshFor), usable: 0 };
    if (page.status === 200) return { fresh: freshFor, usable: usableFor };
    return { fresh: Math.min(missingFor, freshFor), usable: missingUsableFor };
  }
}
