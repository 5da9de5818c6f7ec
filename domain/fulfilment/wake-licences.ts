import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { lockLicence } from '../licences/lock-licence.ts';
import { suspendLicence } from '../licences/suspend-licence.ts';
import { openDisputesOfLicence } from '../payments/disputes/open-disputes-of-licence.ts';

const DISPUTES: Actor = { kind: 'system', name: 'disputes' };

/**
 * Lets licences work again that a dispute has let rest, except those that rest because of another open one: the same licence
 * may have been paid for by several orders.
 * @param deps.db the transaction that has taken them off the list of that dispute.
 * @param licenceIds in the order in which they are locked.
 */
export async function wakeLicences(
  { db: tx, clock }: { db: Db; clock: Clock },
  licenceIds: readonly string[],
): Promise<void> {
  for (const licenceId of licenceIds) {
    // Locked before the other disputes are read: one that opens at this moment has either noted the licence by then, or
    // waits for the lock and then suspends the licence anew.
    await lockLicence(tx, licenceId);
    const others = await openDisputesOfLicence(tx, licenceId);
    if (others.length === 0) await suspendLicence({ db: tx, clock }, DISPUTES, { licenceId, to: 'active' });
  }
}
