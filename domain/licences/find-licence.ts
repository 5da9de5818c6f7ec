import type { Db } from '@spindle/platform/database.ts';
import type { Licence } from './licence.ts';
import { selectLicence } from './queries.ts';

/** A licence by its id, with its stored state. */
export async function findLicence(db: Db, id: string): Promise<Licence | undefined> {
  return selectLicence(db, id);
}
