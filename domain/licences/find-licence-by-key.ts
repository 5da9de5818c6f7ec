import type { Db } from '@spindle/platform/database.ts';
import type { Licence } from './licence.ts';
import { selectLicenceByKey } from './queries.ts';

/** The licence with this key, as stored or as typed by a person; with its stored state. */
export async function findLicenceByKey(db: Db, typed: string): Promise<Licence | undefined> {
  return selectLicenceByKey(db, typed);
}
