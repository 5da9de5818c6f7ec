import type { Db } from '@spindle/platform/database.ts';
import { updateOwner } from './queries/write.ts';

/** Writes down whose order it is, and whether the account was made for it. */
export async function assignOrder(
  tx: Db,
  id: string,
  owner: { memberId: string; accountCreated: boolean },
): Promise<void> {
  await updateOwner(tx, id, owner);
}
