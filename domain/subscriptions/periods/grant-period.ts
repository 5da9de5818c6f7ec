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
 * Gives the licence of a subscription the period that has just been paid for, and moves the subscription on, in the
 * transaction that fulfils the order. The key stays.
 * @returns false when the line is none of a subscription, or that has ended: it brings a licence of its own then.
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
  // What is left of the earlier period has been credited to this one. In time that was added after it, nothing is left.
  const at = deps.clock.now();
  if (before.endsAt !== null && startsAt < before.endsAt)
    await moveGrantEnd(tx, { licenceId: licence.id, lineId: before.lineId }, { end: startsAt, at });
  // A change that was to come with the next renewal has been overtaken by it.
  if (changesTerm) await withdrawWaiting(tx, subscription.id, at);
  await endGrace({ db: tx, clock: deps.clock }, subscription.id);
  // What was added while it was not paid for had begun after the grace.
  await letOthersFollow(tx, { licenceId: licence.id, lineId }, at);
  await updateGranted(tx, period, at);
  if (term === 'LFT') await endForLifetime(tx, deps, subscription, order);
  else {
    const guestOrderId = await guestOf(tx, subscription, order, period);
    await moveOn(tx, deps, subscription, order, { ...period, term, guestOrderId, changesTerm });
  }
  return true;
}

/** Whose card renews it from now on: what its member has paid themselves, or changed, is their own. */
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

/** The subscription has this period, and what it was agreed to from then on. */
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

/** Nothing renews a licence that never ends. */
async function endForLifetime(
  tx: Db,
  deps: SubscriptionDeps,
  subscription: Subscription,
  { id: orderId, totalMinor: amountMinor }: Order,
): Promise<void> {
  await endSubscription(tx, deps, subscription, undefined, 'lifetime');
  await queueSubscriptionMail(tx, deps, subscription, 'lifetime', { amountMinor, orderId });
}
