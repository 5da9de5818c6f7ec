import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Payment } from './payment.ts';
import * as queries from './queries.ts';

/** The next payments nobody has heard the end of; each call takes those that have waited longest. */
export async function takeUnsettled(
  deps: { db: Db; clock: Clock },
  { olderThan, limit }: { olderThan: Date; limit: number },
): Promise<Payment[]> {
  return queries.takeUnsettled(deps.db, { olderThan, limit, now: deps.clock.now() });
}
