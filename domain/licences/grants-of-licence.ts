import type { Db } from '@spindle/platform/database.ts';
import type { LicenceGrant } from './grant.ts';
import { selectGrants } from './queries.ts';

/** What a licence lives or lived on, from the first to begin. */
export async function grantsOfLicence(db: Db, licenceId: string): Promise<LicenceGrant[]> {
  return selectGrants(db, licenceId);
}
