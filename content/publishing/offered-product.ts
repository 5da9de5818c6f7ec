import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { ValidationError } from 'payload';
import { ZodError } from 'zod';
import { type Asks, says } from '../staff/says.ts';
import { type PublishedProduct, publishedProduct } from '../types/products/published-product.ts';

/** Fields whose English text is used where a product has no name in the buyer's language. */
const IN_ENGLISH = new Set<unknown>(['name', 'shortName']);

/**
 * The offer that a product makes, from its English document and its names in all languages.
 * @param document with the ids of the documents it refers to
 * @throws a validation error at the field, if it lacks what an offer needs
 */
export async function offeredProduct(
  tx: Db,
  document: Readonly<Record<string, unknown>>,
  written: Readonly<Record<string, unknown>>,
  req?: Asks,
): Promise<PublishedProduct> {
  const contents = await contentsOf(tx, document);
  try {
    return publishedProduct(document, written, contents);
  } catch (error) {
    if (!(error instanceof ZodError)) throw error;
    const errors = error.issues.map(({ path, message }) => ({
      path: path.join('.'),
      message: IN_ENGLISH.has(path[0]) ? says(req)('product_english') : message,
    }));
    throw new ValidationError({ collection: 'products', errors });
  }
}

/** The pids of a bundle's contents, in order. A single product holds nothing, whatever stands in the field. */
async function contentsOf(tx: Db, { type, products }: Readonly<Record<string, unknown>>): Promise<string[]> {
  const ids = type !== 'single' && Array.isArray(products) ? products.map(Number) : [];
  if (ids.length === 0) return [];
  const { rows } = await tx.execute<{ id: number; pid: string }>(
    sql`select id, pid from cms.products where id = any(${sql.param(ids)}::int[]) and pid is not null`,
  );
  const pids = new Map(rows.map(({ id, pid }) => [id, pid]));
  return ids.flatMap((id) => pids.get(id) ?? []);
}
