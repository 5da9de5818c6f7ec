import type { Db } from '@spindle/platform/database.ts';
import type { Term } from '@spindle/platform/licence-types.ts';
import { endGrace } from '../../licences/end-grace.ts';
import { grantTime } from '../../licences/grant-time.ts';
import { letOthersFollow } from '../../licences/let-others-follow.ts';
import { moveGrantEnd } from '../../licences/move-grant-end.ts';
import type { Order, OrderLine } from '../../orders/order.ts';
import { paidPaymentOfOrder } from '../../payments/paid-payment-of-order.ts';
import { withdrawWaiting } from '../agreements/queries.ts';
import { endSubscription } from '../cancel/end-subscription.ts';
import { isSwitch } from '../change-subscription.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { queueSubscriptionMail } from '../mails/queue-mail.ts';
import { closeReached, nextRenewalOf } from '../prices/standing-offer.ts';
import { lockSubscription, updateSubscription } from '../queries.ts';
import { cardOfPeriod } from '../renewal/card-of-period.ts';
import { stepAfter } from '../renewal/steps.ts';
import type { Subscription } from '../subscription.ts';
import { afterAddedTime } from './added-time.ts';
import { firstPeriod, nextPeriod } from './period.ts';
import { type SubscriptionPeriod, selectPaidPeriod, selectPeriodsOfLine, updateGranted } from './queries.ts';

/**
 * Grants the licence of a subscription the period that has just been paid, and moves the subscription on to it, in the
 * transaction that fulfils the order. The licence key stays.
 * @returns false if the line pays for no subscription, or for one that has ended: then the line issues a licence of its own.
 */
export async function grantPeriod(
  deps: SubscriptionDeps,
  tx: Db,
  order: Order,
  { id: lineId }: OrderLine,
): Promise<boolean> {
  const period = (await selectPeriodsOfLine(tx, lineId)).find(({ grantedAt }) => !grantedAt);
  const subscription = period && (await lockSubscription(tx, period.subscriptionId));
  if (!subscription || subscription.state === 'ended') return false;
  const { startsAt, endsAt: worksUntil, term } = period;
  const licence = await grantTime(
    tx,
    subscription.licenceId,
    { source: 'order', orderId: order.id, sourceId: lineId, ordinal: 1 },
    { startsAt, worksUntil, updatesUntil: worksUntil, licenceType: term },
  );
  if (!licence) return false;
  const before = await selectPaidPeriod(tx, subscription.id);
  const changesTerm = isSwitch(period, subscription);
  // The rest of the earlier period was credited to this one, so it ends here; after it, in added time, there is no rest.
  const at = deps.clock.now();
  if (before.endsAt !== null && startsAt < before.endsAt)
    await moveGrantEnd(tx, { licenceId: licence.id, lineId: before.lineId }, { end: startsAt, at });
  // This change of term replaces one that was planned for the next renewal.
  if (changesTerm) await withdrawWaiting(tx, subscription.id, at);
  await endGrace({ db: tx, clock: deps.clock }, subscription.id);
  // Time that was added while the payment was pending starts after the grace; now it follows this period.
  await letOthersFollow(tx, { licenceId: licence.id, lineId }, at);
  await updateGranted(tx, period, at);
  if (term === 'LFT') await endForLifetime(tx, deps, subscription, order);
  else {
    const guestOrderId = await guestOf(tx, subscription, order, period);
    await moveOn(tx, deps, subscription, order, { ...period, term, guestOrderId, changesTerm });
  }
  return true;
}

/** Whose card renews it from now on: the guest's (their first order), or the member's own (null) once they paid or changed it. */
async function guestOf(
  tx: Db,
  subscription: Subscription,
  { id: orderId, totalMinor }: Order,
  period: Pick<SubscriptionPeriod, 'term' | 'renewalMinor'>,
): Promise<string | null> {
  const { guestOrderId } = cardOfPeriod(subscription, period);
  if (guestOrderId === null || totalMinor === 0) return guestOrderId;
  const payment = await paidPaymentOfOrder(tx, orderId);
  return payment ? payment.guestOrderId : guestOrderId;
}

/** Moves the subscription to this period, and to the term and price agreed from then on. */
async function moveOn(
  tx: Db,
  deps: SubscriptionDeps,
  subscription: Subscription,
  { id: orderId, totalMinor: amountMinor }: Order,
  {
    term,
    guestOrderId,
    startsAt,
    renewalMinor,
    balanceMinor,
    changesTerm,
  }: Pick<SubscriptionPeriod, 'startsAt' | 'renewalMinor' | 'balanceMinor'> & {
    term: Term;
    guestOrderId: string | null;
    changesTerm: boolean;
  },
): Promise<void> {
  const now = deps.clock.now();
  const isOther = changesTerm || term !== subscription.term;
  await closeReached(tx, subscription, { startsAt, isOther }, now);
  const follows = term === subscription.term && startsAt.getTime() === subscription.periodEnd.getTime();
  const period = follows ? nextPeriod(subscription) : firstPeriod(term, startsAt);
  const added = await afterAddedTime(tx, { ...subscription, ...period }, now);
  const moved: Subscription = {
    ...subscription,
    ...period,
    ...added,
    ...{ term, guestOrderId, balanceMinor, nextTerm: null, nextRenewalMinor: null },
    renewalMinor: renewalMinor ?? subscription.renewalMinor,
    state: subscription.state === 'cancelling' ? 'cancelling' : 'active',
  };
  moved.nextRenewalMinor = await nextRenewalOf(tx, moved);
  const { id, ...changed } = { ...moved, ...stepAfter(moved, now) };
  await updateSubscription(tx, id, changed);
  await queueSubscriptionMail(tx, deps, moved, changesTerm ? 'switched' : 'renewed', {
    amountMinor,
    orderId,
  });
}

/** Ends the subscription, because a lifetime licence needs no renewal. */
async function endForLifetime(
  tx: Db,
  deps: SubscriptionDeps,
  subscription: Subscription,
  { id: orderId, totalMinor: amountMinor }: Order,
): Promise<void> {
  await endSubscription(tx, deps, subscription, undefined, 'lifetime');
  await queueSubscriptionMail(tx, deps, subscription, 'lifetime', { amountMinor, orderId });
}
