import type { Db } from '@spindle/platform/database.ts';
import { findMemberByEmail } from './queries.ts';

/** The id of the member with this address; undefined when it has no account. @param email in lower case. */
export async function memberOfAddress(db: Db, email: string): Promise<string | undefined> {
  return (await findMemberByEmail(db, email))?.id;
}
