import type { Db } from '@spindle/platform/database.ts';
import type { Licence } from './licence.ts';
import { lockLicence as lockRow } from './queries.ts';

/** A licence that stays as it is until the transaction ends. Lock it after its orders and their payments. */
export async function lockLicence(tx: Db, id: string): Promise<Licence | undefined> {
  return lockRow(tx, id);
}
