import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import type { Order, OrderState } from '../orders/order.ts';
import { carriedOfLines } from '../payments/credits/carried-of-lines.ts';
import { paidPaymentOfOrder } from '../payments/paid-payment-of-order.ts';
import type { Payment } from '../payments/payment.ts';
import {
  type LineBalance,
  type Refund,
  type RefundLine,
  type RefundRequest,
  type RefundRequestError,
  shareRefund,
} from '../payments/refunds/refund.ts';
import { refundsOfOrder } from '../payments/refunds/refunds-of-order.ts';
import { mayRefund } from '../staff/may-refund.ts';
import { balancesOf } from './balances-of.ts';
import type { SettleDeps } from './deps.ts';

export type RefundPlanError =
  | 'not_allowed'
  /** More than the role may refund of one order. */
  | 'over_limit'
  | 'not_paid'
  | 'disputed'
  | 'provider_not_set_up'
  | RefundRequestError;

/** The amounts that a refund would send back, and what they are part of. */
export interface RefundPlan {
  order: Order;
  payment: Payment;
  /** Earlier refunds of the payment that were made or are under way. */
  standing: readonly Refund[];
  /** The balances of the lines before this refund. */
  balances: readonly LineBalance[];
  amountMinor: number;
  currency: string;
  lines: readonly RefundLine[];
}

/**
 * Whether and how a refund can be made in the order's present state; writes nothing.
 * @param states the states in which the order may be refunded.
 */
export async function planRefund(
  tx: Db,
  { providers }: Pick<SettleDeps, 'providers'>,
  actor: Actor,
  order: Order | undefined,
  request: RefundRequest,
  states: readonly OrderState[] = ['paid', 'partly_refunded'],
): Promise<{ ok: true; plan: RefundPlan } | { ok: false; error: RefundPlanError }> {
  // Asked first, so that staff who may not refund learn nothing about the order.
  if ((await mayRefund(tx, actor, NOTHING)) === 'not_allowed') return { ok: false, error: 'not_allowed' };
  if (order?.state === 'disputed') return { ok: false, error: 'disputed' };
  if (order?.state === 'refunded') return { ok: false, error: 'nothing_to_refund' };
  if (!order || !states.includes(order.state)) return { ok: false, error: 'not_paid' };
  const payment = await paidPaymentOfOrder(tx, order.id);
  if (!payment) return { ok: false, error: 'nothing_to_refund' };
  return planOfPayment(tx, { providers }, actor, { order, payment }, request);
}

/** The same for one payment of an order in any state. */
export async function planOfPayment(
  tx: Db,
  { providers }: Pick<SettleDeps, 'providers'>,
  actor: Actor,
  { order, payment }: { order: Order; payment: Payment },
  request: RefundRequest,
): Promise<{ ok: true; plan: RefundPlan } | { ok: false; error: RefundPlanError }> {
  if (!providers.some(({ name }) => name === payment.provider)) {
    return { ok: false, error: 'provider_not_set_up' };
  }
  const all = (await refundsOfOrder(tx, order.id)).filter(({ state }) => state !== 'failed');
  const standing = all.filter(({ paymentId }) => paymentId === payment.id);
  const balances = balancesOf(order, payment, standing, await carriedOfLines(tx, payment));
  const shared = shareRefund(balances, request);
  if (!shared.ok) return shared;
  const { amountMinor, lines } = shared;
  const currency = payment.paidCurrency ?? payment.currency;
  const sum = all
    .filter((refund) => refund.currency === currency)
    .reduce((before, refund) => before + refund.amountMinor, amountMinor);
  const within = await mayRefund(tx, actor, { amountMinor: sum, currency });
  if (within !== 'yes') return { ok: false, error: within };
  return { ok: true, plan: { order, payment, standing, balances, amountMinor, currency, lines } };
}

const NOTHING = { amountMinor: 0, currency: '' };
