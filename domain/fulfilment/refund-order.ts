import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { findRefund } from '../payments/refunds/find-refund.ts';
import type { Refund, RefundRequest } from '../payments/refunds/refund.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import type { SettleDeps } from './deps.ts';
import { planRefund, type RefundPlanError } from './plan-refund.ts';
import { sendRefund } from './send-refund.ts';

export interface RefundOrderInput {
  orderId: string;
  request: RefundRequest;
  /** Why; kept with the refund. */
  reason: string;
  /** Key of the form: a form that is sent twice makes one refund. */
  requestKey: string;
}

export type RefundOrderError =
  | RefundPlanError
  /** The provider refuses it, see the refund's `failure`. */
  | 'refund_refused';

/**
 * Refunds a paid order: all that is left, an amount, or amounts of lines. A line that is refunded whole loses its licences; the
 * price of the rest stays, and the use of a coupon stays counted. For staff with `refunds`, up to the limit of their role. Not
 * during a dispute.
 * @returns the refund; still `requested` if the provider has not answered: the reconciler asks again.
 */
export async function refundOrder(
  deps: SettleDeps,
  actor: Actor,
  input: RefundOrderInput,
): Promise<{ ok: true; refund: Refund } | { ok: false; error: RefundOrderError }> {
  const written = await deps.db.transaction((tx) => write(tx, deps, actor, input));
  return written.ok ? sendRefund(deps, written.refund) : written;
}

async function write(
  tx: Db,
  deps: SettleDeps,
  actor: Actor,
  { orderId, request, reason, requestKey }: RefundOrderInput,
): Promise<{ ok: true; refund: Refund } | { ok: false; error: RefundOrderError }> {
  const planned = await planRefund(tx, deps, actor, await lockOrder(tx, orderId), request);
  if (!planned.ok && planned.error === 'not_allowed') return planned;
  const same = await findRefund(tx, { requestKey });
  if (same?.orderId === orderId) return { ok: true, refund: same };
  if (!planned.ok) return planned;
  const { order, payment, amountMinor, currency, lines } = planned.plan;
  const at = deps.clock.now();
  const of = { orderId, paymentId: payment.id, provider: payment.provider };
  const refund = await requestRefund(tx, {
    ...{ ...of, requestKey, amountMinor, currency, lines, reason },
    createdAt: at,
  });
  await writeAudit(tx, actor, {
    action: 'order.refund',
    subject: { kind: 'order', id: orderId },
    before: { state: order.state, refundedMinor: order.refundedMinor },
    after: {
      ...{ refund: refund.id, amountMinor, currency, reason },
      lines: lines.map(({ lineId, amountMinor: share }) => `${lineId} ${share}`),
    },
    at,
  });
  return { ok: true, refund };
}
