import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { forgetBrowsersBefore } from './queries.ts';

/** How long it is kept in which browser a checkout was begun, ms: longer than any payment page is open. */
const KEPT_MS = 2 * 86_400_000;
const BATCH = 1000;

/** Forgets in which browser the checkouts of days ago were begun: the tabs of one buyer find each other by that, and nothing else does. */
export async function forgetOldBrowsers({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  while ((await forgetBrowsersBefore(db, before, BATCH)) === BATCH);
}
