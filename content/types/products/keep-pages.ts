import { sql } from 'drizzle-orm';
import type { Projection } from '../../publishing/projections.ts';
import { shownLocales } from '../../publishing/shown-locales.ts';
import { PRODUCT_PAGES_TAG, productPagesTag } from '../../reading/product-pages-tag.ts';

interface Row {
  product: number;
  path: string;
  locales: readonly string[];
}

/** Keeps `cms.product_pages`; announces products whose pages have another address or other languages. */
export const keepProductPages: Projection = async (tx, type, id, live) => {
  if (type.name !== 'page-products' && type.name !== 'page-buys') return [];
  const { rows: before } = await tx.execute<Row & Record<string, unknown>>(sql`
    delete from cms.product_pages where type = ${type.name} and document_id = ${id}
    returning product_id as product, path, locales`);
  const path = live && type.path?.(live);
  const locales = path ? await shownLocales(tx, type, id) : [];
  const products = Array.isArray(live?.product) ? live.product.map(Number) : [];
  const now = path && locales.length > 0 ? products.map((product) => ({ product, path, locales })) : [];
  for (const { product } of now) {
    await tx.execute(sql`
      insert into cms.product_pages (type, document_id, product_id, path, locales)
      values (${type.name}, ${id}, ${product}, ${path}, ${`{${locales.join(',')}}`}::text[])
      on conflict do nothing`);
  }
  const changed = changedProducts(before, now);
  if (changed.length === 0) return [];
  const { rows } = await tx.execute<{ pid: string }>(sql`
    select pid from cms.products where id = any (${`{${changed.join(',')}}`}::int[]) order by pid`);
  return [PRODUCT_PAGES_TAG, ...rows.map(({ pid }) => productPagesTag(pid))];
};

function changedProducts(before: readonly Row[], now: readonly Row[]): number[] {
  const linesOf = (rows: readonly Row[]) =>
    new Map(rows.map(({ product, path, locales }) => [product, `${path} ${locales.join(' ')}`]));
  const [old, current] = [linesOf(before), linesOf(now)];
  return [...new Set([...old.keys(), ...current.keys()])].filter(
    (product) => old.get(product) !== current.get(product),
  );
}
