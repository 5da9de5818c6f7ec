import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Payment } from './payment.ts';
import * as queries from './queries.ts';

/**
 * The next payments whose outcome is unknown, the longest overdue first. Each is due again after 1, 2, 4, 8 and then every 15
 * minutes, so that the provider is not asked about abandoned payments every minute for ever.
 */
export async function takeUnsettled(
  deps: { db: Db; clock: Clock },
  { olderThan, limit }: { olderThan: Date; limit: number },
): Promise<Payment[]> {
  return queries.takeUnsettled(deps.db, { olderThan, limit, now: deps.clock.now() });
}
