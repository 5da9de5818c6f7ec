import type { Db } from '@spindle/platform/database.ts';
import { lockMember, updateMember } from '../queries.ts';

/**
 * Gives a member a customer level (`vip`), in the caller's transaction. Their browser learns of it with the next page of the
 * member centre, or at the next log-in.
 * @returns the level before; undefined if there is no such member.
 */
export async function setLevel(
  tx: Db,
  memberId: string,
  { level, at }: { level: number; at: Date },
): Promise<number | undefined> {
  const before = await lockMember(tx, memberId);
  if (!before || before.closedAt) return undefined;
  await updateMember(tx, memberId, { vip: level, updatedAt: at });
  return before.vip;
}
