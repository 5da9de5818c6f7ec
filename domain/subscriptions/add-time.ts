import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { changeSubscription } from './change-subscription.ts';
import { selectSubscriptionOfLicence } from './queries.ts';
import { renewAfterAdded } from './renewal/renew-after-added.ts';
import type { Subscription } from './subscription.ts';

/**
 * Adds time to a licence in the transaction of the caller. Where a subscription renews it, that is locked before its
 * licence, as everywhere, and renews when the added time is over. One that waits for money, or that another system charges
 * until its period ends, is looked at again by its renewal.
 * @param add is told of that subscription, whose day terms keep that are added.
 */
export async function addTime<Result extends { ok: boolean }>(
  tx: Db,
  deps: { clock: Clock },
  licenceId: string,
  add: (tx: Db, renewing?: Subscription) => Promise<Result>,
): Promise<Result> {
  const renews = await selectSubscriptionOfLicence(tx, licenceId);
  const held =
    renews &&
    (await changeSubscription(tx, renews.id, async (change, subscription, open) => {
      const added = await add(change, subscription);
      const isSettled = !open && !subscription.billedAs && subscription.state !== 'ended';
      if (added.ok && isSettled) await renewAfterAdded(change, deps, subscription);
      return { added };
    }));
  return held ? held.added : add(tx);
}
