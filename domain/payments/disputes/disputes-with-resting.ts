import type { Db } from '@spindle/platform/database.ts';
import type { Dispute } from './dispute.ts';
import { selectResting } from './queries.ts';

/** The open disputes because of which licences are suspended, the oldest first. */
export async function disputesWithResting(db: Db): Promise<Dispute[]> {
  return selectResting(db);
}
