import type { Db } from '@spindle/platform/database.ts';
import { lockMember, updateMember } from '../queries.ts';

/**
 * Gives a member a customer level (`vip`), in the caller's transaction. Their browser hears of it with the next page of the
 * member centre, and at a log-in.
 * @returns the level before; undefined where there is no such member.
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
