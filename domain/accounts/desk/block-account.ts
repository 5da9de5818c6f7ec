import type { Db } from '@spindle/platform/database.ts';
import { lockMember, type MemberRow, updateBlocked } from '../queries.ts';
import { deleteSessionsOf } from '../revoking/queries.ts';

/**
 * Lets a member in no more, by whatever way, or again; in the caller's transaction, which holds the member until it ends.
 * Every session ends, and every log-in between its factors. Nothing else changes: licences and subscriptions go on.
 * @returns how it was before; undefined where there is no such member.
 */
export async function blockAccount(
  tx: Db,
  memberId: string,
  block: { at: Date; reason: string } | null,
): Promise<Pick<MemberRow, 'blockedAt' | 'blockedReason' | 'ownerInDoubtAt'> | undefined> {
  const before = await lockMember(tx, memberId);
  if (!before) return undefined;
  const { blockedAt, blockedReason, ownerInDoubtAt } = before;
  if ((blockedAt === null) === (block === null)) return { blockedAt, blockedReason, ownerInDoubtAt };
  await updateBlocked(tx, memberId, {
    blockedAt: block?.at ?? null,
    blockedReason: block?.reason ?? null,
  });
  // Also when it is let in again: a session that was being opened meanwhile is nobody's who has logged in since.
  await deleteSessionsOf(tx, memberId);
  return { blockedAt, blockedReason, ownerInDoubtAt };
}
