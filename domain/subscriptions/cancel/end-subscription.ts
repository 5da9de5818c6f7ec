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
 * Ends a subscription for good, in the transaction that has locked it. The licence works until the end of what is paid, but
 * loses a grace period that it was lent while a payment was awaited. The member's credit balance is refunded. A job closes the
 * payment page of the open order; money that comes for that order all the same goes to review.
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
    // The payment page may be open in another tab, and takes money until the provider is told.
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
  // After an upgrade to a lifetime licence, another mail says so instead.
  if (reason === 'lifetime') return;
  await queueSubscriptionMail(tx, deps, { ...subscription, ...ended }, 'ended');
  await tellRecipient(tx, deps, { ...subscription, ...ended });
}

/** Tells the recipient of a gift, who neither pays nor decides, that its subscription has ended. */
async function tellRecipient(tx: Db, deps: SubscriptionDeps, subscription: Subscription): Promise<void> {
  const licence = await findLicence(tx, subscription.licenceId);
  if (!licence || licence.memberId === subscription.memberId) return;
  const { memberId, productName } = licence;
  const recipient = await findAddress(tx, memberId);
  if (!recipient) return;
  const { locale } = recipient;
  await queueSubscriptionMail(tx, deps, { ...subscription, memberId, locale, productName }, 'gift_ended');
}
