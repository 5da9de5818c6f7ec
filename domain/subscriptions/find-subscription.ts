import type { Db } from '@spindle/platform/database.ts';
import { selectSubscription } from './queries.ts';
import type { Subscription } from './subscription.ts';

export async function findSubscription(db: Db, id: string): Promise<Subscription | undefined> {
  return selectSubscription(db, id);
}
