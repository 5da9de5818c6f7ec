import type { Db } from '@spindle/platform/database.ts';
import type { LicenceGrant } from './grant.ts';
import { selectGrants } from './queries.ts';

/** All grants of a licence, taken back or not, in order of their start. */
export async function grantsOfLicence(db: Db, licenceId: string): Promise<LicenceGrant[]> {
  return selectGrants(db, licenceId);
}
