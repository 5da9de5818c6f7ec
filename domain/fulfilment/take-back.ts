import type { Db } from '@spindle/platform/database.ts';
import { findLicences } from '../licences/find-licences.ts';
import type { Licence } from '../licences/licence.ts';
import { moveLicences } from '../licences/move-licences.ts';

export type TakeBackResult =
  | { ok: true; revoked: Licence[] }
  | { ok: false; error: 'nothing_granted' | 'already_taken_back' };

/**
 * Takes back what a line of an order has brought, or one licence of it, for good: what is active, suspended
 * or expired becomes revoked. It never works again; who buys again gets another one. The order and its
 * money stay as they are.
 * @param tx the transaction of whatever calls for it (a refund, a lost dispute, staff).
 */
export async function takeBack(
  tx: Db,
  granted: { lineId: string } | { licenceId: string },
): Promise<TakeBackResult> {
  const revoked = await moveLicences(tx, granted, 'revoked');
  if (revoked.length > 0) return { ok: true, revoked };
  const left = await findLicences(tx, granted);
  return { ok: false, error: left.length > 0 ? 'already_taken_back' : 'nothing_granted' };
}
