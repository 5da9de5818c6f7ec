import type { Db } from '@spindle/platform/database.ts';
import type { Licence } from './licence.ts';
import { selectLicences } from './queries.ts';

/** A licence by its id, or all that a line of an order has brought; with their stored states. */
export async function findLicences(
  db: Db,
  of: { licenceId: string } | { lineId: string },
): Promise<Licence[]> {
  return selectLicences(db, of);
}
