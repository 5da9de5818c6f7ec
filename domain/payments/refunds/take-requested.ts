import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import * as queries from './queries.ts';
import type { Refund } from './refund.ts';

/** The next refunds that await the provider's answer, the longest overdue first; each is taken less and less often. */
export async function takeRequested(deps: { db: Db; clock: Clock }, limit: number): Promise<Refund[]> {
  return queries.takeRequested(deps.db, { limit, now: deps.clock.now() });
}
