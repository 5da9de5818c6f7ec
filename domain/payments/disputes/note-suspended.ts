import type { Db } from '@spindle/platform/database.ts';
import { updateSuspended } from './queries.ts';

/** Notes which licences are suspended because of a dispute, so that these and no others work again when it is over. */
export async function noteSuspended(tx: Db, disputeId: string, licenceIds: readonly string[]): Promise<void> {
  await updateSuspended(tx, disputeId, licenceIds);
}
