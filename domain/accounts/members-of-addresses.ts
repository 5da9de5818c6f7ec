import type { Db } from '@spindle/platform/database.ts';
import { selectMemberIds } from './queries.ts';

/**
 * The ids of the members with these addresses, by address; addresses without an account are left out. @param emails in lower
 * case.
 */
export async function membersOfAddresses(
  db: Db,
  emails: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  return new Map((await selectMemberIds(db, emails)).map(({ id, email }) => [email, id]));
}
