import type { Db } from '@spindle/platform/database.ts';
import type { Dispute } from './dispute.ts';
import { selectOpenOfLicence } from './queries.ts';

/** The open disputes because of which a licence is suspended, whichever order each is about. */
export async function openDisputesOfLicence(db: Db, licenceId: string): Promise<Dispute[]> {
  return selectOpenOfLicence(db, licenceId);
}
