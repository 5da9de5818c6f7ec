import type { Db } from '@spindle/platform/database.ts';
import { and, isNull, sql } from 'drizzle-orm';
import { findMember, type MemberRow } from '../queries.ts';
import { members } from '../tables.ts';
import { LOG_IN_DENIED } from './log-in-denied.ts';

// Storefronts of the release before, which may run beside these, tell it by the reason of the block alone.

/** Of accounts of which it is known whose they are. What is asked for without a log-in is given of these alone. */
export const isOwnerKnown = and(
  isNull(members.ownerInDoubtAt),
  sql`${members.blockedReason} is distinct from ${LOG_IN_DENIED}`,
);

export const isInDoubt = ({
  ownerInDoubtAt,
  blockedReason,
}: Pick<MemberRow, 'ownerInDoubtAt' | 'blockedReason'>) =>
  ownerInDoubtAt !== null || blockedReason === LOG_IN_DENIED;

/** Whether the address that an account has may be an intruder's, to which nothing of it is mailed that somebody there asks for. */
export async function isOwnerInDoubt(db: Db, memberId: string): Promise<boolean> {
  const member = await findMember(db, memberId);
  return member !== undefined && isInDoubt(member);
}
