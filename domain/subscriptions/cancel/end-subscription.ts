import type { Db } from '@spindle/platform/database.ts';
import { findAddress } from '../../accounts/find-address.ts';
import { closeOrderPage } from '../../fulfilment/job-kinds.ts';
import { endGrace } from '../../licences/end-grace.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { moveOrder } from '../../orders/move-order.ts';
import { voidCredits } from '../../payments/credits/void-credits.ts';
import { queueEvent } from '../../webhooks/queue-event.ts';
import { withdrawWaiting } from '../agreements/queries.ts';
import type { OpenPeriod } from '../change-subscription.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { queueSubscriptionMail } from '../mails/queue-mail.ts';
import { updateSubscription } from '../queries.ts';
import { type EndReason, SUBSCRIPTION_MOVES, type Subscription } from '../subscription.ts';
import { sendGoodBack } from './send-good-back.ts';

/**
 * Ends a subscription for good, for the transaction that holds it. What is paid for goes on working to its end; what the
 * licence was lent while its money was waited for does not. What is to the member's good goes back to them. A job closes the payment
 * page of its open order; money that comes for that all the same goes to review.
 */
export async function endSubscription(
  tx: Db,
  deps: SubscriptionDeps,
  subscription: Subscription,
  open: OpenPeriod | undefined,
  reason: EndReason,
): Promise<void> {
  if (!SUBSCRIPTION_MOVES[subscription.state].includes('ended')) return;
  const endedAt = deps.clock.now();
  const ended = { state: 'ended' as const, endedAt, endReason: reason, nextStep: null, dueAt: null };
  await updateSubscription(tx, subscription.id, { ...ended, balanceMinor: 0 });
  if (open) {
    const { orderId, lineId } = open;
    const cancelled = await moveOrder(tx, orderId, { to: 'cancelled', from: 'pending' });
    await voidCredits(tx, lineId);
    // Its page may be open in another tab, and takes money until its provider is told.
    if (cancelled) await deps.jobs.send(tx, closeOrderPage, { orderId });
  }
  await withdrawWaiting(tx, subscription.id, endedAt);
  await sendGoodBack(tx, deps, subscription.id);
  await endGrace({ db: tx, clock: deps.clock }, subscription.id);
  await queueEvent(tx, deps, 'subscription.ended', async () => ({
    subscription_id: subscription.id,
    licence_id: subscription.licenceId,
    pid: subscription.pid,
    product_name: subscription.productName,
    ended_at: endedAt.toISOString(),
    reason,
    email: (await findAddress(tx, subscription.memberId))?.email ?? null,
  }));
  // Whose licence never ends any more hears of that instead.
  if (reason === 'lifetime') return;
  await queueSubscriptionMail(tx, deps, { ...subscription, ...ended }, 'ended');
  await tellRecipient(tx, deps, { ...subscription, ...ended });
}

/** Whoever the licence was given to neither pays nor decides, and learns of the end. */
async function tellRecipient(tx: Db, deps: SubscriptionDeps, subscription: Subscription): Promise<void> {
  const licence = await findLicence(tx, subscription.licenceId);
  if (!licence || licence.memberId === subscription.memberId) return;
  const { memberId, productName } = licence;
  const recipient = await findAddress(tx, memberId);
  if (!recipient) return;
  const { locale } = recipient;
  await queueSubscriptionMail(tx, deps, { ...subscription, memberId, locale, productName }, 'gift_ended');
}
