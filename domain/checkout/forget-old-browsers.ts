import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { forgetBrowsersBefore } from './queries.ts';

/** How long the browser of a checkout is stored, in ms: longer than any payment page is open. */
const KEPT_MS = 2 * 86_400_000;
const BATCH = 1000;

/** Deletes the browser from checkouts of days ago: it only serves to match the tabs of one buyer. */
export async function forgetOldBrowsers({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  while ((await forgetBrowsersBefore(db, before, BATCH)) === BATCH);
}
