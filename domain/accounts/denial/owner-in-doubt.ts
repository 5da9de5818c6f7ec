import type { Db } from '@spindle/platform/database.ts';
import { and, isNull, or, sql } from 'drizzle-orm';
import { findMember, type MemberRow } from '../queries.ts';
import { members } from '../tables.ts';
import { LOG_IN_DENIED } from './log-in-denied.ts';

// The previous release, which may run beside this one, knows the doubt only by the reason of the block. When it unblocks a
// member it leaves `owner_in_doubt_at` set, which therefore counts only while there is a block.

/** Accounts whose owner is not in doubt. Only these are given what can be asked for without a log-in. */
export const isOwnerKnown = or(
  isNull(members.blockedAt),
  and(isNull(members.ownerInDoubtAt), sql`${members.blockedReason} is distinct from ${LOG_IN_DENIED}`),
);

export const isInDoubt = ({
  ownerInDoubtAt,
  blockedAt,
  blockedReason,
}: Pick<MemberRow, 'ownerInDoubtAt' | 'blockedAt' | 'blockedReason'>) =>
  blockedAt !== null && (ownerInDoubtAt !== null || blockedReason === LOG_IN_DENIED);

/** Whether the account's address may be an intruder's. Then nothing about the account that somebody asks for is mailed there. */
export async function isOwnerInDoubt(db: Db, memberId: string): Promise<boolean> {
  const member = await findMember(db, memberId);
  return member !== undefined && isInDoubt(member);
}
