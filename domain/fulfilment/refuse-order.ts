import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { findOrder } from '../orders/find-order.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { Order } from '../orders/order.ts';
import { isMoneyDisputed } from '../payments/disputes/is-money-disputed.ts';
import { findRefund } from '../payments/refunds/find-refund.ts';
import type { Refund } from '../payments/refunds/refund.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { mayAct } from '../staff/may-act.ts';
import { cancelInReview } from './cancel-in-review.ts';
import type { SettleDeps } from './deps.ts';
import { planRefund, type RefundPlan, type RefundPlanError } from './plan-refund.ts';
import { sendRefund } from './send-refund.ts';

export type RefuseOrderError = RefundPlanError | 'not_in_review' | 'refund_refused';

/** What refusing an order in review would refund: all that was paid and is not refunded yet. Writes nothing. */
export async function previewRefusal(
  deps: Pick<SettleDeps, 'db' | 'providers'>,
  actor: Actor,
  { orderId }: { orderId: string },
): Promise<{ ok: true; preview: RefundPlan } | { ok: false; error: RefuseOrderError }> {
  const planned = await plan(deps.db, deps, actor, await findOrder(deps.db, orderId));
  return planned.ok ? { ok: true, preview: planned.plan } : planned;
}

/**
 * Refuses an order in review and refunds it. The order is cancelled in the transaction that stores the refund, so that nobody
 * accepts it meanwhile. The provider is asked after that; if it does not answer, the reconciler asks again, and if it refuses in
 * the end, the order is in review again (`bookRefund`). For staff with `orders` and `refunds`.
 * @param shownMinor the refund that was shown, minor units; if the amount has changed, nothing happens.
 * @param requestKey key of the form: a form that is sent twice makes one refusal.
 */
export async function refuseOrder(
  deps: SettleDeps,
  actor: Actor,
  asked: { orderId: string; shownMinor: number; reason: string; requestKey: string },
): Promise<{ ok: true; refund: Refund } | { ok: false; error: RefuseOrderError }> {
  const written = await deps.db.transaction((tx) => write(tx, deps, actor, asked));
  return written.ok ? sendRefund(deps, written.refund) : written;
}

async function write(
  tx: Db,
  deps: SettleDeps,
  actor: Actor,
  { orderId, shownMinor, reason, requestKey }: Parameters<typeof refuseOrder>[2],
): Promise<{ ok: true; refund: Refund } | { ok: false; error: RefuseOrderError }> {
  const waiting = await lockOrder(tx, orderId);
  const planned = await plan(tx, deps, actor, waiting);
  if (!planned.ok && planned.error === 'not_allowed') return planned;
  const same = await findRefund(tx, { requestKey });
  if (same?.orderId === orderId) return { ok: true, refund: same };
  if (!planned.ok) return planned;
  const { payment, amountMinor, currency, lines } = planned.plan;
  if (amountMinor !== shownMinor) return { ok: false, error: 'refund_amount' };
  const order = await cancelInReview(tx, orderId);
  if (!order) return { ok: false, error: 'not_in_review' };
  const createdAt = deps.clock.now();
  const refund = await requestRefund(tx, {
    ...{ orderId, paymentId: payment.id, provider: payment.provider, requestKey },
    ...{ amountMinor, currency, lines, reason, createdAt },
  });
  await writeAudit(tx, actor, {
    action: 'order.refuse',
    subject: { kind: 'order', id: orderId },
    before: { state: 'review', reviewReason: order.reviewReason },
    after: { state: order.state, refund: refund.id, amountMinor, currency, reason },
    at: createdAt,
  });
  return { ok: true, refund };
}

async function plan(
  tx: Db,
  deps: Pick<SettleDeps, 'providers'>,
  actor: Actor,
  order: Order | undefined,
): Promise<{ ok: true; plan: RefundPlan } | { ok: false; error: RefuseOrderError }> {
  if (!(await mayAct(tx, actor, 'orders'))) return { ok: false, error: 'not_allowed' };
  const planned = await planRefund(tx, deps, actor, order, 'rest', ['review']);
  if (!planned.ok) return planned.error === 'not_paid' ? { ok: false, error: 'not_in_review' } : planned;
  const { order: waiting, payment } = planned.plan;
  const isDisputed = await isMoneyDisputed(tx, { orderId: waiting.id, paymentId: payment.id });
  return isDisputed ? { ok: false, error: 'disputed' } : planned;
}
