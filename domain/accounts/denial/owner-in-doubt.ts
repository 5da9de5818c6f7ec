import type { Db } from '@spindle/platform/database.ts';
import { isNull } from 'drizzle-orm';
import { findMember } from '../queries.ts';
import { members } from '../tables.ts';

/** Of accounts of which it is known whose they are. What is asked for without a log-in is given of these alone. */
export const isOwnerKnown = isNull(members.ownerInDoubtAt);

/** Whether the address that an account has may be an intruder's, to which nothing of it is mailed that somebody there asks for. */
export async function isOwnerInDoubt(db: Db, memberId: string): Promise<boolean> {
  const member = await findMember(db, memberId);
  return member !== undefined && member.ownerInDoubtAt !== null;
}
