import type { Db } from '@spindle/platform/database.ts';
import { findMemberByEmail } from './queries.ts';

/** The id of the account with this address, in lower case. */
export async function memberOfAddress(db: Db, email: string): Promise<string | undefined> {
  return (await findMemberByEmail(db, email))?.id;
}
