import type { Db } from '@spindle/platform/database.ts';
import type { ExchangeBatch } from './exchange-code.ts';
import { type CountedBatch, selectBatch, selectBatches } from './queries.ts';

export interface BatchPage {
  batches: CountedBatch[];
  /** The `after` of the next page; undefined on the last page. */
  next: string | undefined;
}

/**
 * A page of batches with the number of their codes that were redeemed, newest first.
 * @param after the id of the last batch of the page before.
 */
export async function listBatches(
  db: Db,
  { after, size = 50 }: { after?: string | undefined; size?: number } = {},
): Promise<BatchPage> {
  const last: ExchangeBatch | undefined = after === undefined ? undefined : await selectBatch(db, after);
  const found = await selectBatches(db, { after: last, limit: size + 1 });
  const batches = found.slice(0, size);
  return { batches, next: found.length > size ? batches.at(-1)?.id : undefined };
}
