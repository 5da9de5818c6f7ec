import type { Db } from '@spindle/platform/database.ts';
import type { Licence } from './licence.ts';
import { selectGrantsOfSource, selectLicence } from './queries.ts';

/** The licence that a trial was issued, which may have been bought since; with its stored state. */
export async function licenceOfTrial(db: Db, trialId: string): Promise<Licence> {
  const [grant] = await selectGrantsOfSource(db, { source: 'trial', sourceId: trialId });
  const licence = grant && (await selectLicence(db, grant.licenceId));
  if (!licence) throw new Error(`trial ${trialId} has brought no licence`);
  return licence;
}
