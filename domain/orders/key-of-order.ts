import type { Db } from '@spindle/platform/database.ts';
import { selectKey } from './queries/find.ts';

/** The idempotency key that an order was placed with. */
export async function keyOfOrder(db: Db, id: string): Promise<string | undefined> {
  return selectKey(db, id);
}
