import type { Db } from '@spindle/platform/database.ts';
import { isSwitch } from '../change-subscription.ts';
import { asResumed } from '../pause/as-resumed.ts';
import type { OpenPeriods } from '../periods/open-periods-of.ts';
import type { Subscription } from '../subscription.ts';
import { type Charging, nextChargeMinor } from './next-charge.ts';

/**
 * The next charge of each subscription, minor units. A renewal that awaits payment is charged as its order was placed. A
 * subscription that is paused or cancelled, and whose period is over, is charged what resuming it now would cost.
 * @param open their open periods
 */
export async function nextChargesOf(
  { db, now, ...charging }: Charging & { db: Db; now: Date },
  subscriptions: readonly Subscription[],
  open: OpenPeriods,
): Promise<(subscription: Pick<Subscription, 'id'>) => number> {
  const placedMinor = (one: Subscription) => {
    const period = open.get(one.id);
    return period && !isSwitch(period, one) ? period.order?.totalMinor : undefined;
  };
  const charges = new Map(
    await Promise.all(
      subscriptions.map(
        async (one) =>
          [one.id, placedMinor(one) ?? nextChargeMinor(await asResumed(db, one, now), charging)] as const,
      ),
    ),
  );
  return ({ id }) => {
    const amountMinor = charges.get(id);
    if (amountMinor === undefined) throw new Error(`nobody has asked what subscription ${id} is charged`);
    return amountMinor;
  };
}
