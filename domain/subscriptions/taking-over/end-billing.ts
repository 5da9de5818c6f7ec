import { endGrace } from '../../licences/end-grace.ts';
import { grantTime } from '../../licences/grant-time.ts';
import { changeSubscription } from '../change-subscription.ts';
import type { RenewDeps } from '../deps.ts';
import { findSubscription } from '../find-subscription.ts';
import { periodThrough } from '../periods/period.ts';
import { updateSubscription } from '../queries.ts';
import { stepAfter } from '../renewal/steps.ts';
import { grantOfBilling } from './grant-of-billing.ts';

/**
 * Before a subscription that was taken over is charged for the first time, or ends: asks whether the provider has stopped
 * charging it. Where its member has let it go on there, it is told to end once more, and the shop charges after what was paid
 * there, or ends it then.
 * @throws when the provider can't be reached or is not set up: nothing is charged then.
 */
export async function endBilling(
  { db, clock, providers }: RenewDeps,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  const asked = await findSubscription(db, subscriptionId);
  if (!asked?.billedAs) return;
  const billing = providers.find((provider) => provider.billing)?.billing;
  if (!billing) throw new Error(`no provider is set up that could stop charging ${asked.billedAs}`);
  const billed = await billing.end(asked.billedAs);
  const now = clock.now();
  await changeSubscription(db, subscriptionId, async (tx, subscription) => {
    const { id, licenceId, term, periodEnd, state, billedAs } = subscription;
    if (billedAs !== asked.billedAs) return;
    if (billed && (!billed.ends || billed.status === 'unclear')) {
      await updateSubscription(tx, id, { dueAt: new Date(now.getTime() + LOOK_AGAIN_MS) });
      return;
    }
    if (!billed || billed.periodEnd <= periodEnd) {
      if (state !== 'cancelling') await updateSubscription(tx, id, { billedAs: null });
      return;
    }
    await grantTime(tx, licenceId, ...grantOfBilling(subscription, periodEnd, billed.periodEnd));
    await endGrace({ db: tx, clock }, id);
    const period = { ...periodThrough(term, billed.anchorAt, billed.periodEnd), periodStart: periodEnd };
    await updateSubscription(tx, id, { ...period, ...stepAfter({ ...period, state }, now) });
  });
}

/** How long a subscription waits that the provider has not done with, in ms. */
const LOOK_AGAIN_MS = 86_400_000;
