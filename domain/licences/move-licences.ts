import type { Db } from '@spindle/platform/database.ts';
import type { Licence, LicenceState } from './licence.ts';
import { updateStates } from './queries.ts';

/**
 * Moves a licence, or all licences of an order's line, where their state allows it (`LICENCE_MOVES`).
 * @returns those that moved: of several callers one gets them, everybody else nothing.
 */
export async function moveLicences(
  tx: Db,
  of: { licenceId: string } | { lineId: string },
  to: LicenceState,
): Promise<Licence[]> {
  return updateStates(tx, of, to);
}
