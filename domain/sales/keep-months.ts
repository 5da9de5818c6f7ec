import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { findSeller } from '../seller/find-seller.ts';
import { lockMonths, selectMissingMonths, writeMonth } from './kept-months-queries.ts';
import { dayIn } from './sales.ts';

export interface KeepMonthsDeps {
  db: Db;
  clock: Clock;
}

/**
 * Adds up the recurring revenue of the months that are over and not kept, and of the one that runs up to the begin of this
 * day, each in a transaction of its own. While a subscription is being written, all that is left waits for the next run.
 */
export async function keepMonths({ db, clock }: KeepMonthsDeps): Promise<void> {
  const timeZone = (await findSeller(db))?.timeZone ?? 'UTC';
  const missing = await selectMissingMonths(db, { upto: dayIn(timeZone, clock.now()), timeZone });
  for (const month of missing) {
    await db.transaction(async (tx) => {
      if (await lockMonths(tx)) await writeMonth(tx, month, timeZone);
    });
  }
}
