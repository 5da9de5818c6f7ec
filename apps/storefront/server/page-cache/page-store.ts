import { LRUCache } from 'lru-cache';
import type { StoredPage } from './stored-page.ts';

/** Where the page cache keeps its pages. */
export interface PageStore {
  get(key: string): StoredPage | undefined;
  /** @param common false for a key that anybody can make up */
  set(key: string, page: StoredPage, common: boolean): void;
  delete(key: string): void;
  values(): Iterable<StoredPage>;
  readonly size: { pages: number; bytes: number };
}

/** The part of the memory for 404s, coupons and odd spellings, so that a flood of them can't evict real pages. */
const ODD_SHARE = 1 / 16;

/** Keeps pages up to this many bytes; the least recently used are evicted. */
export function boundedStore(maxBytes: number): PageStore {
  const commons = bounded(maxBytes * (1 - ODD_SHARE));
  const odd = bounded(maxBytes * ODD_SHARE);
  return {
    get: (key) => commons.get(key) ?? odd.get(key),
    set(key, page, common) {
      (common && page.status === 200 ? commons : odd).set(key, page);
    },
    delete(key) {
      commons.delete(key);
      odd.delete(key);
    },
    *values() {
      yield* commons.values();
      yield* odd.values();
    },
    get size() {
      return {
        pages: commons.size + odd.size,
        bytes: commons.calculatedSize + odd.calculatedSize,
      };
    },
  };
}

/** Keeps every page, for keys that are few and that nobody can make up. */
export function plainStore(): PageStore {
  const pages = new Map<string, StoredPage>();
  return {
    get: (key) => pages.get(key),
    set: (key, page) => void pages.set(key, page),
    delete: (key) => void pages.delete(key),
    values: () => pages.values(),
    get size() {
      let bytes = 0;
      for (const page of pages.values()) bytes += page.bytes;
      return { pages: pages.size, bytes };
    },
  };
}

function bounded(maxBytes: number): LRUCache<string, StoredPage> {
  return new LRUCache({
    maxSize: Math.max(1, Math.floor(maxBytes)),
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length,
  });
}
