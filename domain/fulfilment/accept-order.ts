import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { noteRefunded } from '../orders/note-refunded.ts';
import { findCard } from '../payments/cards/find-card.ts';
import { saveCard } from '../payments/cards/save-card.ts';
import { isMoneyDisputed } from '../payments/disputes/is-money-disputed.ts';
import { paidOfOrders } from '../payments/paid-of-orders.ts';
import { paidPaymentOfOrder } from '../payments/paid-payment-of-order.ts';
import type { Payment } from '../payments/payment.ts';
import { refundsOfOrder } from '../payments/refunds/refunds-of-order.ts';
import { mayAct } from '../staff/may-act.ts';
import { cardHolderOf } from './card-holder-of.ts';
import type { FulfilDeps } from './deps.ts';
import { grantOrder } from './grant-order.ts';

/**
 * Accepts an order in review with the amount that was paid: the order is paid and fulfilled, and the card that came with the
 * payment is stored for renewals. For staff with `orders`. If two decide at once, only one decision counts. An order can't be
 * accepted if its buyer was erased, because nobody could get the licence, nor if its payment was refunded or is disputed.
 */
export async function acceptOrder(
  deps: FulfilDeps,
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<
  | { ok: true; orderNumber: string }
  | { ok: false; error: 'not_allowed' | 'not_in_review' | 'no_address' | 'money_gone' }
> {
  if (!(await mayAct(deps.db, actor, 'orders'))) return { ok: false, error: 'not_allowed' };
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const waiting = await lockOrder(tx, orderId);
    if (waiting?.state !== 'review') return { ok: false, error: 'not_in_review' };
    if (!waiting.email) return { ok: false, error: 'no_address' };
    const paid = (await paidOfOrders(tx, [orderId])).get(orderId);
    const payment = await paidPaymentOfOrder(tx, orderId);
    const refundedMinor = await goneOf(tx, orderId, payment);
    if (refundedMinor > 0 && refundedMinor >= (paid?.amountMinor ?? 0))
      return { ok: false, error: 'money_gone' };
    const claimed = await moveOrder(tx, orderId, { to: 'paid', from: 'review', at, paid });
    if (!claimed) return { ok: false, error: 'not_in_review' };
    const { memberId } = await grantOrder(tx, deps, claimed, at);
    if (payment) await keepWaitingCard(tx, payment, cardHolderOf(payment, waiting, memberId));
    const order = refundedMinor > 0 ? await noteRefunded(tx, claimed, refundedMinor) : claimed;
    if (refundedMinor > 0) await deps.tellMoneyBack(tx, order);
    const { state, reviewReason, totalMinor, currency, paidMinor, paidCurrency } = order;
    await writeAudit(tx, actor, {
      action: 'order.accept',
      subject: { kind: 'order', id: orderId },
      before: { state: 'review', reviewReason, totalMinor, currency },
      after: { state, paidAt: at.toISOString(), paidMinor, paidCurrency },
      at,
    });
    return { ok: true, orderNumber: order.number };
  });
}

/** How much of an order's payment was or may be refunded, minor units; infinite while it is disputed or charged back. */
async function goneOf(tx: Db, orderId: string, payment: Payment | undefined): Promise<number> {
  if (await isMoneyDisputed(tx, { orderId, paymentId: payment?.id })) return Number.POSITIVE_INFINITY;
  const refunds = await refundsOfOrder(tx, orderId);
  return refunds
    .filter(({ state, paymentId }) => state !== 'failed' && paymentId === payment?.id)
    .reduce((sum, { amountMinor }) => sum + amountMinor, 0);
}

/** Stores the card that came with a payment in review, unless its holder has given a newer one since. */
async function keepWaitingCard(
  tx: Db,
  { keptCard, settledAt }: Payment,
  holder: ReturnType<typeof cardHolderOf>,
): Promise<void> {
  if (!keptCard || !settledAt) return;
  const now = await findCard(tx, holder);
  if (!now || now.savedAt < settledAt) await saveCard(tx, { ...keptCard, ...holder, savedAt: settledAt });
}
