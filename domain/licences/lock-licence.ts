import type { Db } from '@spindle/platform/database.ts';
import type { Licence } from './licence.ts';
import { lockLicence as lockRow } from './queries.ts';

/** Locks a licence until the transaction ends. Lock its orders and their payments first. */
export async function lockLicence(tx: Db, id: string): Promise<Licence | undefined> {
  return lockRow(tx, id);
}
