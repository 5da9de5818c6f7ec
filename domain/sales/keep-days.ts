import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { findTimeZone } from '../seller/find-time-zone.ts';
import { lockDay, selectMissingDays, writeDay } from './kept-days-queries.ts';
import { dayAfter, dayIn } from './sales.ts';

/** The most days that one run adds up; the next run goes on with earlier ones. */
const DAYS_A_RUN = 1000;

export interface KeepDaysDeps {
  db: Db;
  clock: Clock;
}

/**
 * Adds up and stores the days that are over and not stored yet, newest first, each in a transaction of its own. A day that
 * another transaction is writing to is left to the next run.
 */
export async function keepDays({ db, clock }: KeepDaysDeps): Promise<void> {
  const timeZone = await findTimeZone(db);
  const upTo = dayAfter(dayIn(timeZone, clock.now()), -1);
  const missing = await selectMissingDays(db, { upTo, timeZone });
  for (const day of missing.slice(0, DAYS_A_RUN)) {
    await db.transaction(async (tx) => {
      if (await lockDay(tx, day, timeZone)) await writeDay(tx, day, timeZone);
    });
  }
}
