import type { Locale } from '@spindle/platform/locales.ts';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import { PRODUCT_PAGES_TAG } from './product-pages-tag.ts';
import { taggedCache } from './tagged-cache.ts';
import { pathOfSlug } from './written-rules.ts';

/** A product's own page, and the page where its licences are chosen: paths without language prefix. */
export interface PagesOfProduct {
  product?: string;
  buy?: string;
}

export interface ProductPages {
  /** The published pages of a product in a language. Costs no query. Answers that use it must carry `productPagesTag(pid)`. */
  find(pid: string, locale: Locale): Promise<PagesOfProduct>;
  purge(tags: readonly string[]): void;
  purgeAll(): void;
}

interface Row {
  pid: string;
  type: string;
  path: string;
  locales: Locale[];
}

type Query = (text: string) => Promise<{ rows: Row[] }>;

/** If several pages are about one product, the one with the product's own name comes first. */
const ROWS = `
  select product.pid, page.type, page.path, page.locales
  from ${CONTENT_SCHEMA}.product_pages page join ${CONTENT_SCHEMA}.products product on product.id = page.product_id
  order by page.path not in (${pathOfSlug('product.slug')}, ${pathOfSlug('product.slug')} || '/buy'), page.document_id`;

/** The pages of all products, kept in memory as a whole, because a shop has only so many products. */
export function productPages(query: Query, age: { maxAge: number; now(): number }): ProductPages {
  const cache = taggedCache<{ byPid: Map<string, Row[]>; tags: string[] }>({
    ...age,
    limit: 1,
    outdated: (known) => known,
  });
  const load = async () => {
    const { rows } = await query(ROWS);
    return { byPid: Map.groupBy(rows, ({ pid }) => pid), tags: [PRODUCT_PAGES_TAG] };
  };
  return {
    async find(pid, locale) {
      const { byPid } = await cache.get('', load);
      const inLanguage = byPid.get(pid)?.filter(({ locales }) => locales.includes(locale)) ?? [];
      const first = (wanted: string) => inLanguage.find(({ type }) => type === wanted)?.path;
      const [product, buy] = [first('page-products'), first('page-buys')];
      return { ...(product && { product }), ...(buy && { buy }) };
    },
    purge: cache.purge,
    purgeAll: cache.purgeAll,
  };
}
