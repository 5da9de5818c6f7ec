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
 * Makes the provider of a taken-over subscription stop charging it, before the shop charges it for the first time or ends it. If
 * its member has let it go on there, the provider is told again to end it, and the shop charges or ends it after the period
 * that was paid there. If it is cancelled and no such provider is set up any more, it ends without asking once its grace is over.
 * If the provider can't be reached, or if none is set up and the subscription renews, nothing is charged. The question is then
 * asked again an hour later, with a line in the log each time.
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
      // If the subscription has ended or rests by now, nothing is due any more.
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

/** Puts the question off by an hour. Otherwise the subscription would stay due, and the provider would be asked every minute. */
async function askLater({ db, clock }: RenewDeps, asked: Subscription): Promise<void> {
  const dueAt = new Date(clock.now().getTime() + ASK_AGAIN_MS);
  await changeSubscription(db, asked.id, async (tx, { id, billedAs, dueAt: stillDue }) => {
    if (stillDue && billedAs === asked.billedAs) await updateSubscription(tx, id, { dueAt });
  });
}

/**
 * Waits for as long as the grace for the provider to be set up again, in case it was left out by mistake. The provider had said
 * that the subscription ends there, so only its member can have let it go on since. If no provider is set up by then, the
 * log says what to look for there.
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

/** How long until a subscription that the provider has not ended yet is looked at again, in ms. */
const LOOK_AGAIN_MS = 86_400_000;
/** How long until a provider that could not be asked is asked again, in ms. */
const ASK_AGAIN_MS = 3_600_000;
