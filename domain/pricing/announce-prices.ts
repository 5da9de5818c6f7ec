import type { Db } from '@spindle/platform/database.ts';
import { announcePurge } from '@spindle/platform/purge.ts';

/** Surrogate key of everything that shows prices: it ends with the transaction that changes a reduction. */
export const REDUCTIONS_TAG = 'reductions';

/** Has pages made anew that show prices, once the transaction is committed. */
export function announcePrices(tx: Db): Promise<void> {
  return announcePurge(tx, [REDUCTIONS_TAG]);
}
