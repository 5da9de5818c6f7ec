import type { Db } from '@spindle/platform/database.ts';
import { and, isNull, or, sql } from 'drizzle-orm';
import { findMember, type MemberRow } from '../queries.ts';
import { members } from '../tables.ts';
import { LOG_IN_DENIED } from './log-in-denied.ts';

// Programs of the release before, which may run beside these, tell it by the reason of the block alone. They let somebody in again
// and leave the moment of the doubt: it counts while there is a block.

/** Of accounts of which it is known whose they are. What is asked for without a log-in is given of these alone. */
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

/** Whether the address that an account has may be an intruder's, to which nothing of it is mailed that somebody there asks for. */
export async function isOwnerInDoubt(db: Db, memberId: string): Promise<boolean> {
  const member = await findMember(db, memberId);
  return member !== undefined && isInDoubt(member);
}
