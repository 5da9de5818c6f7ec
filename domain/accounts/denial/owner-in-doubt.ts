import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import { findMember } from '../queries.ts';
import { members } from '../tables.ts';
import { LOG_IN_DENIED } from './log-in-denied.ts';

/** Of accounts of which it is known whose they are. What is asked for without a log-in is given of these alone. */
export const isOwnerKnown = sql<boolean>`${members.blockedReason} is distinct from ${LOG_IN_DENIED}`;

/** Whether the address that an account has may be an intruder's, to which nothing of it is mailed that somebody there asks for. */
export async function isOwnerInDoubt(db: Db, memberId: string): Promise<boolean> {
  return (await findMember(db, memberId))?.blockedReason === LOG_IN_DENIED;
}
