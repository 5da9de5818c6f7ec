import type { Db } from '@spindle/platform/database.ts';
import { updateMember } from './queries.ts';

/** Makes all licences of one member another one's. Keys and devices stay. */
export async function handOverLicences(tx: Db, accounts: { from: string; to: string }): Promise<void> {
  await updateMember(tx, accounts);
}
