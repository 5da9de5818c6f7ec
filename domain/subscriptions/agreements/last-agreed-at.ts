import type { Db } from '@spindle/platform/database.ts';
import type { Subscription } from '../subscription.ts';
import { begunAt } from '../taking-over/begun-at.ts';
import { selectLastAgreed } from './queries.ts';

/**
 * When its member agreed to what a subscription is at a time: by the last button whose order was paid, for a change of term or for
 * resuming it, which is a contract of its own; otherwise when it began.
 */
export async function lastAgreedAt(
  db: Db,
  subscription: Pick<Subscription, 'id' | 'licenceId' | 'begunAt' | 'anchorAt' | 'createdAt'>,
  { until }: { until: Date },
): Promise<Date> {
  return (await selectLastAgreed(db, subscription.id, until)) ?? begunAt(db, subscription);
}
