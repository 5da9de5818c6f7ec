import type { Db } from '@spindle/platform/database.ts';
import { lockMember, type MemberRow, updateBlocked } from '../queries.ts';
import { deleteDataLinks, deleteSessionsOf } from '../revoking/queries.ts';

/**
 * Blocks a member from logging in by any way, or unblocks them (null), in the caller's transaction, which holds the member
 * until it ends. Every session ends, and so do log-ins that wait for the second factor. Licences and subscriptions go on.
 * @returns how it was before; undefined if there is no such member.
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
  // Also when unblocking: a session that was being opened during the block must not come to life.
  await deleteSessionsOf(tx, memberId);
  // Those of this block must not come to life with the next one.
  await deleteDataLinks(tx, memberId);
  return { blockedAt, blockedReason, ownerInDoubtAt };
}
