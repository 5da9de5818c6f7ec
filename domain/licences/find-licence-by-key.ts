import type { Db } from '@spindle/platform/database.ts';
import type { Licence } from './licence.ts';
import { selectLicenceByKey } from './queries.ts';

/** The licence with this key, as it is stored or as somebody has typed it; with its stored state. */
export async function findLicenceByKey(db: Db, typed: string): Promise<Licence | undefined> {
  return selectLicenceByKey(db, typed);
}
