import type { Db } from '@spindle/platform/database.ts';
import type { Licence } from './licence.ts';
import { readLicenceKey } from './licence-key.ts';
import { selectLicenceByKey } from './queries.ts';

/** The licence with this key, as it is stored or as somebody has typed it; with its stored state. */
export async function findLicenceByKey(db: Db, typed: string): Promise<Licence | undefined> {
  const exact = await selectLicenceByKey(db, typed);
  const read = exact ? undefined : readLicenceKey(typed);
  return read === undefined ? exact : selectLicenceByKey(db, read);
}
