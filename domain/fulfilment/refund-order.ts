import type { Db } from '@spindle/platform/database.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { paidPaymentOfOrder } from '../payments/paid-payment-of-order.ts';
import { findRefund } from '../payments/refunds/find-refund.ts';
import { mayRefund } from '../payments/refunds/may-refund.ts';
import {
  type Refund,
  type RefundRequest,
  type RefundRequestError,
  shareRefund,
} from '../payments/refunds/refund.ts';
import { refundsOfOrder } from '../payments/refunds/refunds-of-order.ts';
import { requestRefund } from '../payments/refunds/request-refund.ts';
import { askForRefund } from './ask-for-refund.ts';
import { balancesOf } from './balances-of.ts';
import type { SettleDeps } from './deps.ts';

export interface RefundOrderInput {
  orderId: string;
  request: RefundRequest;
  /** Why, for those who look at it later. */
  reason: string;
  /** Of the form: the same one sent twice is one refund. */
  requestKey: string;
}

export type RefundOrderError =
  | 'not_allowed'
  /** More than the role may send back of one order. */
  | 'over_limit'
  | 'not_paid'
  | 'disputed'
  | 'provider_not_set_up'
  /** The provider says no, see the refund's `failure`. */
  | 'refund_refused'
  | RefundRequestError;

/**
 * Sends money of a paid order back: all that is left, an amount, or the amounts of lines. A line of which all has gone
 * back loses its licences; the price of the rest stands, and the use of a coupon stays counted. For admins and
 * support, up to the amount of their role. No refund goes out during a dispute.
 * @returns a refund that is still `requested` when the provider has not answered; the reconciler asks on.
 */
export async function refundOrder(
  deps: SettleDeps,
  actor: Actor,
  input: RefundOrderInput,
): Promise<{ ok: true; refund: Refund } | { ok: false; error: RefundOrderError }> {
  const written = await deps.db.transaction((tx) => write(tx, deps, actor, input));
  if (!written.ok) return written;
  const refund = written.refund.state === 'requested' ? await ask(deps, written.refund) : written.refund;
  return refund.state === 'failed' ? { ok: false, error: 'refund_refused' } : { ok: true, refund };
}

async function write(
  tx: Db,
  { clock, providers }: SettleDeps,
  actor: Actor,
  { orderId, request, reason, requestKey }: RefundOrderInput,
): Promise<{ ok: true; refund: Refund } | { ok: false; error: RefundOrderError }> {
  const order = await lockOrder(tx, orderId);
  const payment = await paidPaymentOfOrder(tx, orderId);
  const standing = (await refundsOfOrder(tx, orderId)).filter(
    ({ state, paymentId }) => state !== 'failed' && paymentId === payment?.id,
  );
  const sum = standing.reduce((all, { amountMinor }) => all + amountMinor, 0);
  const currency = payment?.paidCurrency ?? payment?.currency ?? '';
  // Who may send nothing back learns nothing of the order.
  const allowed = await mayRefund(tx, actor, { amountMinor: sum, currency });
  if (allowed === 'not_allowed') return { ok: false, error: allowed };
  const same = await findRefund(tx, { requestKey });
  if (same?.orderId === orderId) return { ok: true, refund: same };
  if (order?.state === 'disputed') return { ok: false, error: 'disputed' };
  if (order?.state === 'refunded') return { ok: false, error: 'nothing_to_refund' };
  if (order?.state !== 'paid' && order?.state !== 'partly_refunded') return { ok: false, error: 'not_paid' };
  if (!payment) return { ok: false, error: 'nothing_to_refund' };
  if (!providers.some(({ name }) => name === payment.provider)) {
    return { ok: false, error: 'provider_not_set_up' };
  }
  const shared = shareRefund(balancesOf(order, payment, standing), request);
  if (!shared.ok) return shared;
  const { amountMinor, lines } = shared;
  const within = await mayRefund(tx, actor, { amountMinor: sum + amountMinor, currency });
  if (within !== 'yes') return { ok: false, error: within };
  const at = clock.now();
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

/** The provider's answer counts; where there is none, the refund is written down and the reconciler asks again. */
async function ask(deps: SettleDeps, refund: Refund): Promise<Refund> {
  try {
    return await askForRefund(deps, refund);
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    deps.log.warn({ err: error, refund: refund.id }, 'a refund waits for the provider');
    return refund;
  }
}
