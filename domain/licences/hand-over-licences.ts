import type { Db } from '@spindle/platform/database.ts';
import { updateMember } from './queries.ts';

/** Moves all licences of one member to another. Keys and devices stay. */
export async function handOverLicences(tx: Db, accounts: { from: string; to: string }): Promise<void> {
  await updateMember(tx, accounts);
}
