import type { Db } from '@spindle/platform/database.ts';
import type { Licence } from './licence.ts';
import { selectLicenceByKey } from './queries.ts';

/** @param key as it is stored, see `readLicenceKey` */
export async function findLicenceByKey(db: Db, key: string): Promise<Licence | undefined> {
  return selectLicenceByKey(db, key);
}
