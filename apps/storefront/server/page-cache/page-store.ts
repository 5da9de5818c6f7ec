import { LRUCache } from 'lru-cache';
import type { ClientOs } from '../../page/client-os.ts';
import type { StoredPage } from './stored-page.ts';

/** Where the page cache keeps its pages. */
export interface PageStore {
  get(key: string, system: ClientOs): StoredPage | undefined;
  /**
   * Keeps a page for one system, or for all if it looks the same on each.
   * @param common false for a key that anybody can make up
   */
  set(key: string, system: ClientOs, page: StoredPage, common: boolean): void;
  values(): Iterable<StoredPage>;
  readonly size: { pages: number; bytes: number };
}

/** The pages of one key, under one name each, so that a page is found with one look, as are most that are asked for. */
type Variants = Readonly<Partial<Record<ClientOs, StoredPage>>>;

function withPage(old: Variants | undefined, system: ClientOs, page: StoredPage): Variants {
  if (!page.bySystem) return { win: page, mac: page };
  const other = system === 'win' ? 'mac' : 'win';
  const kept = old?.[other];
  return kept?.bySystem ? { ...{ [other]: kept }, [system]: page } : { [system]: page };
}

const pagesOf = (variants: Variants): ReadonlySet<StoredPage> => new Set(Object.values(variants));

/** The part of the memory for 404s, coupons and odd spellings, so that a flood of them can't evict real pages. */
const ODD_SHARE = 1 / 16;

/** Keeps pages up to this many bytes; the least recently used are evicted. */
export function boundedStore(maxBytes: number): PageStore {
  // Counted as they come and go: `/metrics` asks often, and a walk over all would hold up the pages that are asked for.
  let pages = 0;
  const count = (change: number) => {
    pages += change;
  };
  const commons = bounded(maxBytes * (1 - ODD_SHARE), count);
  const odd = bounded(maxBytes * ODD_SHARE, count);
  const variants = (key: string) => commons.get(key) ?? odd.get(key);
  return {
    get: (key, system) => variants(key)?.[system],
    set(key, system, page, common) {
      const all = withPage(variants(key), system, page);
      const isPage = Array.from(pagesOf(all)).some(({ status }) => status === 200);
      const [store, other] = common && isPage ? [commons, odd] : [odd, commons];
      other.delete(key);
      store.set(key, all);
    },
    *values() {
      for (const store of [commons, odd]) for (const all of store.values()) yield* pagesOf(all);
    },
    get size() {
      return { pages, bytes: commons.calculatedSize + odd.calculatedSize };
    },
  };
}

/** Keeps every page, for keys that are few and that nobody can make up. */
export function plainStore(): PageStore {
  const pages = new Map<string, Variants>();
  return {
    get: (key, system) => pages.get(key)?.[system],
    set: (key, system, page) => void pages.set(key, withPage(pages.get(key), system, page)),
    *values() {
      for (const all of pages.values()) yield* pagesOf(all);
    },
    get size() {
      const all = [...this.values()];
      return { pages: all.length, bytes: all.reduce((sum, { bytes }) => sum + bytes, 0) };
    },
  };
}

function bounded(maxBytes: number, count: (change: number) => void): LRUCache<string, Variants> {
  return new LRUCache({
    onInsert: (variants) => count(pagesOf(variants).size),
    dispose: (variants) => count(-pagesOf(variants).size),
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation(variants, key) {
      let size = 2 * key.length;
      for (const { bytes } of pagesOf(variants)) size += bytes;
      return size;
    },
  });
}
