import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { findTimeZone } from '../seller/find-time-zone.ts';
import { lockMonths, selectMissingMonths, writeMonth } from './kept-months-queries.ts';
import { dayIn } from './sales.ts';

export interface KeepMonthsDeps {
  db: Db;
  clock: Clock;
}

/**
 * Adds up and stores the recurring revenue of the months that are over and not stored yet, and of the current month up to the
 * beginning of today, each in a transaction of its own. Months are left to the next run while another transaction writes a
 * subscription.
 */
export async function keepMonths({ db, clock }: KeepMonthsDeps): Promise<void> {
  const timeZone = await findTimeZone(db);
  const missing = await selectMissingMonths(db, { upto: dayIn(timeZone, clock.now()), timeZone });
  for (const month of missing) {
    await db.transaction(async (tx) => {
      if (await lockMonths(tx)) await writeMonth(tx, month, timeZone);
    });
  }
}
