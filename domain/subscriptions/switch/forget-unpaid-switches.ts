import { changeSubscription } from '../change-subscription.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { isUndecided } from '../renewal/is-undecided.ts';
import { selectOpenSwitches } from './queries.ts';

/** Allows for the time between the failed charge of a change of term and the opening of its payment page, in ms. */
const OPENING_MS = 10 * 60_000;

/**
 * Drops the changes of term whose payment page has closed unpaid: the credit reserved for them returns to the member's balance,
 * or can be refunded where it was paid.
 */
export async function forgetUnpaidSwitches({ db, clock }: SubscriptionDeps): Promise<void> {
  const before = new Date(clock.now().getTime() - OPENING_MS);
  for (const { subscriptionId, orderId } of await selectOpenSwitches(db, before)) {
    // `changeSubscription` drops such a change of term by itself before it calls back.
    if (!(await isUndecided(db, orderId))) await changeSubscription(db, subscriptionId, async () => {});
  }
}
