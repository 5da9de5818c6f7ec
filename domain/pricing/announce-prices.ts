import type { Db } from '@spindle/platform/database.ts';
import { announcePurge } from '@spindle/platform/purge.ts';

/** Surrogate key of everything that shows prices; purged when a transaction that changes a reduction commits. */
export const REDUCTIONS_TAG = 'reductions';

/** Makes pages that show prices be rendered anew once the transaction is committed. */
export function announcePrices(tx: Db): Promise<void> {
  return announcePurge(tx, [REDUCTIONS_TAG]);
}
