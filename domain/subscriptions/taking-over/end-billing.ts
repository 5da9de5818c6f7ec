import { endGrace } from '../../licences/end-grace.ts';
import { grantTime } from '../../licences/grant-time.ts';
import type { BilledSubscription } from '../../payments/billing.ts';
import { changeSubscription } from '../change-subscription.ts';
import type { RenewDeps } from '../deps.ts';
import { findSubscription } from '../find-subscription.ts';
import { periodThrough } from '../periods/period.ts';
import { updateSubscription } from '../queries.ts';
import { GRACE_MS, stepAfter } from '../renewal/steps.ts';
import type { Subscription } from '../subscription.ts';
import { grantOfBilling } from './grant-of-billing.ts';

/**
 * Before a subscription that was taken over is charged for the first time, or ends: asks whether the provider has stopped
 * charging it. Where its member has let it go on there, it is told to end once more, and the shop charges after what was paid
 * there, or ends it then. One that is cancelled ends unasked once its grace is over and no provider is set up any more.
 * Where the provider can't be asked, or is not set up for one that renews, nothing is charged, and it is asked again an hour
 * later, with a line in the log each time.
 */
export async function endBilling(
  deps: RenewDeps,
  { subscriptionId }: { subscriptionId: string },
): Promise<void> {
  const { db, clock, log, providers } = deps;
  const asked = await findSubscription(db, subscriptionId);
  if (!asked?.billedAs) return;
  const billing = providers.find((provider) => provider.billing)?.billing;
  if (!billing && asked.state === 'cancelling') return waitForProvider(deps, asked);
  const about = { subscription: subscriptionId, billedAs: asked.billedAs };
  if (!billing) {
    log.error(
      about,
      'a subscription is not charged: no provider is set up to ask whether it still charges it',
    );
    return askLater(deps, asked);
  }
  let billed: BilledSubscription | undefined;
  try {
    billed = await billing.end(asked.billedAs);
  } catch (error) {
    log.error(
      { ...about, err: error },
      'a subscription is not charged: its provider could not be asked whether it still charges it',
    );
    return askLater(deps, asked);
  }
  const now = clock.now();
  await changeSubscription(db, subscriptionId, async (tx, subscription) => {
    const { id, licenceId, term, periodEnd, state, billedAs, dueAt } = subscription;
    if (billedAs !== asked.billedAs) return;
    if (billed && (!billed.ends || billed.status === 'unclear')) {
      // Nothing is due any more of one that has ended or rests by now.
      if (dueAt) await updateSubscription(tx, id, { dueAt: new Date(now.getTime() + LOOK_AGAIN_MS) });
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

/** It stays due otherwise, and would be asked about every minute. */
async function askLater({ db, clock }: RenewDeps, asked: Subscription): Promise<void> {
  const dueAt = new Date(clock.now().getTime() + ASK_AGAIN_MS);
  await changeSubscription(db, asked.id, async (tx, { id, billedAs, dueAt: stillDue }) => {
    if (stillDue && billedAs === asked.billedAs) await updateSubscription(tx, id, { dueAt });
  });
}

/**
 * The shop took it over, or it was cancelled there, on the provider's word that it ends; only its member can have let it go
 * on since. So a provider that was left out by mistake has as long as the grace to come back and say so, and whoever is left
 * without one reads in the log what to look for there.
 */
async function waitForProvider({ db, clock, log }: RenewDeps, asked: Subscription): Promise<void> {
  const { id: subscriptionId, billedAs, periodEnd } = asked;
  const now = clock.now();
  const endsAt = new Date(periodEnd.getTime() + GRACE_MS);
  if (endsAt <= now) {
    const about =
      'a cancelled subscription ends here; nobody was there to ask whether it is charged elsewhere';
    log.error({ subscription: subscriptionId, billedAs }, about);
    return;
  }
  log.error({ subscription: subscriptionId, billedAs, endsAt }, 'no provider is set up to ask about it');
  const dueAt = new Date(Math.min(now.getTime() + LOOK_AGAIN_MS, endsAt.getTime()));
  await changeSubscription(db, subscriptionId, async (tx, subscription) => {
    if (subscription.state === 'cancelling') await updateSubscription(tx, subscriptionId, { dueAt });
  });
}

/** How long a subscription waits that the provider has not done with, in ms. */
const LOOK_AGAIN_MS = 86_400_000;
/** How long until a provider is asked again that could not be asked, in ms. */
const ASK_AGAIN_MS = 3_600_000;
