import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { isMoneyDisputed } from '../payments/disputes/is-money-disputed.ts';
import { findPayment } from '../payments/find-payment.ts';
import { paidPaymentOfOrder } from '../payments/paid-payment-of-order.ts';
import { findRefund } from '../payments/refunds/find-refund.ts';
import type { Refund } from '../payments/refunds/refund.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { mayAct } from '../staff/may-act.ts';
import type { SettleDeps } from './deps.ts';
import { planOfPayment, type RefundPlanError } from './plan-refund.ts';
import { sendRefund } from './send-refund.ts';

export type SendSurplusBackError =
  | RefundPlanError
  /** It is the payment that paid the order, or does not exist. */
  | 'not_surplus'
  | 'refund_refused';

/**
 * Refunds all that is left of a payment whose order another payment has paid. The order, its licences and its documents stay as
 * they are: they belong to the other payment. For staff with `refunds`, up to the limit of their role.
 * @param requestKey key of the form: a form that is sent twice makes one refund.
 * @returns the refund; still `requested` if the provider has not answered: the reconciler asks again.
 */
export async function sendSurplusBack(
  deps: SettleDeps,
  actor: Actor,
  asked: { paymentId: string; reason: string; requestKey: string },
): Promise<{ ok: true; refund: Refund } | { ok: false; error: SendSurplusBackError }> {
  if (!(await mayAct(deps.db, actor, 'refunds'))) return { ok: false, error: 'not_allowed' };
  const written = await deps.db.transaction((tx) => write(tx, deps, actor, asked));
  return written.ok ? sendRefund(deps, written.refund) : written;
}

async function write(
  tx: Db,
  deps: SettleDeps,
  actor: Actor,
  { paymentId, reason, requestKey }: Parameters<typeof sendSurplusBack>[2],
): Promise<{ ok: true; refund: Refund } | { ok: false; error: SendSurplusBackError }> {
  const payment = await findPayment(tx, { id: paymentId });
  const order = payment && (await lockOrder(tx, payment.orderId));
  const same = await findRefund(tx, { requestKey });
  if (same?.paymentId === paymentId) return { ok: true, refund: same };
  if (!order || payment.state !== 'succeeded') return { ok: false, error: 'not_surplus' };
  if ((await paidPaymentOfOrder(tx, order.id))?.id === paymentId) return { ok: false, error: 'not_surplus' };
  if (await isMoneyDisputed(tx, { orderId: order.id, paymentId })) return { ok: false, error: 'disputed' };
  const planned = await planOfPayment(tx, deps, actor, { order, payment }, 'rest');
  if (!planned.ok) return planned;
  const { amountMinor, currency, lines } = planned.plan;
  const at = deps.clock.now();
  const refund = await requestRefund(tx, {
    ...{ orderId: order.id, paymentId, provider: payment.provider, requestKey },
    ...{ amountMinor, currency, lines, reason, createdAt: at },
  });
  await writeAudit(tx, actor, {
    action: 'order.surplus_back',
    subject: { kind: 'order', id: order.id },
    before: { state: order.state },
    after: { state: order.state, refund: refund.id, amountMinor, currency, reason },
    at,
  });
  return { ok: true, refund };
}
