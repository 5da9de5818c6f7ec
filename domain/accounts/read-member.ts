import type { Db } from '@spindle/platform/database.ts';
import { findMember } from './queries.ts';
import { type UserInfo, userInfo } from './user-info.ts';

/** What the member centre shows about its member. */
export async function readMember(
  { db, secret }: { db: Db; secret: string },
  memberId: string,
): Promise<UserInfo> {
  const member = await findMember(db, memberId);
  if (!member) throw new Error('a session without a member');
  return userInfo(secret, { ...member, memberId });
}
