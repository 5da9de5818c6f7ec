import type { Db } from '@spindle/platform/database.ts';
import { findMember } from './queries.ts';

/** A member's address; undefined where there is no such member (any more). */
export async function memberEmail(db: Db, memberId: string): Promise<string | undefined> {
  return (await findMember(db, memberId))?.email;
}
