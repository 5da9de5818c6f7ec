import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { changeSubscription } from './change-subscription.ts';
import { selectSubscriptionOfLicence } from './queries.ts';
import { renewAfterAdded } from './renewal/renew-after-added.ts';
import type { Subscription } from './subscription.ts';

/**
 * Adds time to a licence in the caller's transaction. If the licence has a subscription, that is locked before the licence,
 * as everywhere, and renews when the added time is over. A subscription that awaits a payment, or that another system still
 * charges, is left as it is: its renewal allows for the added time later.
 * @param add gets the locked subscription, if there is one, so that whole terms it adds keep the subscription's renewal day.
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
