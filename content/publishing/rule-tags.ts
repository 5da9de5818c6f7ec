import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { pathOfSlug, ruleTag, SUCCESSORS } from '../reading/written-rules.ts';
import { slugPath } from '../types/slug-path.ts';

/**
 * Documents that may start or end a redirect rule when they change: a redirect, a product, or a product's page. The rules
 * are at their own address, and at those of products that lead to it.
 * @returns tags to announce
 */
export async function ruleTagsOf(
  tx: Db,
  type: string,
  { slug, from, product }: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  if (type === 'redirects') return [ruleTag(String(from))];
  const page = type === 'products' || type === 'page-products' ? slugPath('')({ slug }) : undefined;
  if (!page) return [];
  const about = type === 'page-products' && Array.isArray(product) ? product.map(idOf) : [];
  const { rows } = await tx.execute<{ path: string }>(sql`
    with recursive led(path) as (
      (select ${page}::text
      union select ${sql.raw(pathOfSlug('slug'))} from cms.products where id = any (${`{${about.join(',')}}`}::int[]))
      union select ${sql.raw(pathOfSlug('product.slug'))} from ${sql.raw(SUCCESSORS)}
      join led on led.path = ${sql.raw(pathOfSlug('successor.slug'))}
    ) select path from led`);
  return rows.flatMap(({ path }) => [ruleTag(path), ruleTag(`${path}/buy`)]);
}

/** For a deleted document, Payload passes on the whole documents that it refers to, not only their ids. */
const idOf = (reference: unknown) =>
  Number(typeof reference === 'object' && reference !== null && 'id' in reference ? reference.id : reference);
