import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import * as queries from './queries.ts';
import type { Refund } from './refund.ts';

/** The next refunds that wait for the provider's answer, those due the longest first; each less and less often. */
export async function takeRequested(deps: { db: Db; clock: Clock }, limit: number): Promise<Refund[]> {
  return queries.takeRequested(deps.db, { limit, now: deps.clock.now() });
}
