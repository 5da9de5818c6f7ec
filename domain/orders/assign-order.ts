import type { Db } from '@spindle/platform/database.ts';
import { updateOwner } from './queries/write.ts';

/** Stores the member of an order, and whether the account was created for it. */
export async function assignOrder(
  tx: Db,
  id: string,
  owner: { memberId: string; accountCreated: boolean },
): Promise<void> {
  await updateOwner(tx, id, owner);
}
