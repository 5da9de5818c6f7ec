import type { Db } from '@spindle/platform/database.ts';
import type { Subscription } from '../subscription.ts';
import { selectOpenPeriods } from './queries.ts';

/** Those of which a period waits for its money, by id. */
export async function withOpenPeriod(
  db: Db,
  subscriptions: readonly Pick<Subscription, 'id'>[],
): Promise<ReadonlySet<string>> {
  const ids = subscriptions.map(({ id }) => id);
  return new Set((await selectOpenPeriods(db, ids)).keys());
}
