import type { Db } from '@spindle/platform/database.ts';
import { findMemberByEmail } from './queries.ts';

/** Whose address it is; undefined where it has no account. @param email in lower case. */
export async function memberIdOf(db: Db, email: string): Promise<string | undefined> {
  return (await findMemberByEmail(db, email))?.id;
}
