import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { findLicences } from '../licences/find-licences.ts';
import type { Licence } from '../licences/licence.ts';
import { revokeLicence } from '../licences/revoke-licence.ts';

export type TakeBackResult =
  | { ok: true; revoked: Licence[] }
  | { ok: false; error: 'not_allowed' | 'nothing_granted' | 'already_taken_back' };

/**
 * Takes back what a line of an order has brought, or one licence of it, for good: what is active, suspended
 * or expired becomes revoked, each with an entry in the audit. It never works again; who buys again gets another
 * one. The order and its money stay as they are. For admins, support and the shop itself.
 * @param db the transaction of whatever calls for it (a refund, a lost dispute, staff).
 */
export async function takeBack(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  granted: { lineId: string } | { licenceId: string },
): Promise<TakeBackResult> {
  return db.transaction(async (tx) => {
    const licences = await findLicences(tx, granted);
    if (licences.length === 0) return { ok: false, error: 'nothing_granted' };
    const revoked: Licence[] = [];
    for (const { id: licenceId } of licences) {
      const taken = await revokeLicence({ db: tx, clock }, actor, { licenceId });
      if (taken.ok) revoked.push(taken.licence);
      else if (taken.error === 'not_allowed') return { ok: false, error: 'not_allowed' };
    }
    return revoked.length > 0 ? { ok: true, revoked } : { ok: false, error: 'already_taken_back' };
  });
}
