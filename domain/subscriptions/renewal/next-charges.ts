import type { Db } from '@spindle/platform/database.ts';
import { asResumed } from '../pause/as-resumed.ts';
import type { Subscription } from '../subscription.ts';
import { type Charging, nextChargeMinor } from './next-charge.ts';

/**
 * What each of these is charged next, minor units, by id; of one that rests, what is charged if it is resumed now.
 */
export async function nextChargesOf(
  { db, now, ...charging }: Charging & { db: Db; now: Date },
  subscriptions: readonly Subscription[],
): Promise<(subscription: Pick<Subscription, 'id'>) => number> {
  const charges = new Map(
    await Promise.all(
      subscriptions.map(
        async (one) => [one.id, nextChargeMinor(await asResumed(db, one, now), charging)] as const,
      ),
    ),
  );
  return ({ id }) => {
    const amountMinor = charges.get(id);
    if (amountMinor === undefined) throw new Error(`nobody has asked what subscription ${id} is charged`);
    return amountMinor;
  };
}
