import type { Db } from '@spindle/platform/database.ts';
import { deleteGoogle } from '../google/queries.ts';
import { deletePasskeysOf } from '../revoking/queries.ts';

/**
 * Ends what opens an account besides its password: whoever resets that may be shutting somebody out.
 * @returns whether there was anything
 */
export async function endOtherWays(tx: Db, memberId: string): Promise<boolean> {
  const hadPasskeys = await deletePasskeysOf(tx, memberId);
  const hadGoogle = await deleteGoogle(tx, memberId);
  return hadPasskeys || hadGoogle;
}
