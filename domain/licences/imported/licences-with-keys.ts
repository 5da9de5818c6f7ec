import type { Db } from '@spindle/platform/database.ts';
import type { Licence } from '../licence.ts';
import { selectLicencesByKeys } from '../queries.ts';

/** The licences with exactly these keys, by key. */
export async function licencesWithKeys(
  db: Db,
  keys: readonly string[],
): Promise<ReadonlyMap<string, Licence>> {
  return new Map((await selectLicencesByKeys(db, keys)).map((licence) => [licence.key, licence]));
}
