import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { lockLicence } from '../licences/lock-licence.ts';
import { suspendLicence } from '../licences/suspend-licence.ts';
import { openDisputesOfLicence } from '../payments/disputes/open-disputes-of-licence.ts';

const DISPUTES: Actor = { kind: 'system', name: 'disputes' };

/**
 * Makes licences work again that a dispute has suspended, except those that another open dispute names: several orders may have
 * paid for the same licence.
 * @param deps.db the transaction that has removed the licences from the list of that dispute.
 * @param licenceIds sorted as they have to be locked.
 */
export async function wakeLicences(
  { db: tx, clock }: { db: Db; clock: Clock },
  licenceIds: readonly string[],
): Promise<void> {
  for (const licenceId of licenceIds) {
    // Locked before the other disputes are read. A dispute that opens at this moment has either noted the licence by then, or
    // waits for the lock and then suspends the licence again.
    await lockLicence(tx, licenceId);
    const others = await openDisputesOfLicence(tx, licenceId);
    if (others.length === 0) await suspendLicence({ db: tx, clock }, DISPUTES, { licenceId, to: 'active' });
  }
}
