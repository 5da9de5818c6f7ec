import { findOrder } from '../orders/find-order.ts';
import { canBeCharged, END_MARGIN_MS, type Payment, pageEnds } from '../payments/payment.ts';
import type { Refund } from '../payments/refunds/refund.ts';
import { takeRequested } from '../payments/refunds/take-requested.ts';
import { takeUnsettled } from '../payments/take-unsettled.ts';
import { askForCharge } from './ask-for-charge.ts';
import { askForRefund } from './ask-for-refund.ts';
import { bookCharge } from './book-charge.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import type { SettleDeps } from './deps.ts';
import { settleFromProvider } from './settle-from-provider.ts';

const MINUTE_MS = 60_000;
/** How many are asked about at the same time. */
const BATCH = 4;
/** No batch begins after this time, in ms, so that a slow provider does not delay the next run. */
const BUDGET_MS = 25_000;

/**
 * Finds what webhooks and return pages have missed: asks about every unsettled payment older than a minute, and every refund that
 * awaits its provider, less and less often (see `takeUnsettled`). If one can't be asked about, the others are asked all the same;
 * those left over when time is up come first in the next run.
 * @param elapsed ms since the run began.
 */
export async function reconcile(
  deps: SettleDeps,
  elapsed: () => number = stopwatch(),
): Promise<{ asked: number; failed: number }> {
  const counts = { asked: 0, failed: 0 };
  while (elapsed() < BUDGET_MS) {
    const now = deps.clock.now().getTime();
    const payments = await takeUnsettled(deps, { olderThan: new Date(now - MINUTE_MS), limit: BATCH });
    const refunds = await takeRequested(deps, BATCH);
    const waiting = [
      ...payments.map((payment) => settle(deps, payment, now)),
      ...refunds.map((refund) => ask(deps, refund)),
    ];
    if (waiting.length === 0) break;
    const settled = await Promise.all(waiting);
    counts.asked += waiting.length;
    counts.failed += settled.filter((done) => !done).length;
  }
  return counts;
}

/** @returns false if the provider can't be asked about the payment. */
async function settle(deps: SettleDeps, payment: Payment, now: number): Promise<boolean> {
  try {
    if (payment.state === 'starting' && payment.methodId) return await charge(deps, payment, now);
    const sinceEnd = now - pageEnds(payment).getTime();
    if (payment.state === 'starting' && sinceEnd >= 0) {
      // The provider never confirmed that it was created; a page it may have created has expired by now.
      return await cancelUnpaidOrder(deps, { paymentId: payment.id, as: 'expired', ifStill: 'starting' });
    }
    if ((await settleFromProvider(deps, payment)) === 'asked') return true;
    deps.log.warn({ payment: payment.id, provider: payment.provider }, 'nobody knows this payment');
    if (sinceEnd < END_MARGIN_MS) return false;
    // Its outcome will never be known. If it is paid after all, the order goes to review.
    return await cancelUnpaidOrder(deps, { paymentId: payment.id, as: 'expired' });
  } catch (error) {
    deps.log.warn({ err: error, payment: payment.id }, 'payment not reconciled');
    return false;
  }
}

/**
 * Settles a charge whose answer was lost. The card may have been charged, so the charge is looked for first; then it is requested
 * again, as long as that can't charge twice. While the provider can't be asked, the payment stays, which keeps its order from
 * another charge.
 */
async function charge(deps: SettleDeps, payment: Payment, now: number): Promise<boolean> {
  const { id: reference, customerId } = payment;
  const provider = deps.providers.find(({ name }) => name === payment.provider);
  const made = provider && customerId ? await provider.findCharge({ reference, customerId }) : undefined;
  if (made) {
    await bookCharge(deps, payment, made);
    return true;
  }
  if (canBeCharged(payment, new Date(now))) {
    // If the order was cancelled meanwhile, it is not charged again; but the first call may still be under way, so the charge
    // is looked for until then.
    const order = await findOrder(deps.db, payment.orderId);
    if (order?.state === 'pending') await askForCharge(deps, payment);
    return true;
  }
  if (!provider) deps.log.error({ payment: payment.id }, 'nobody knows whether a card was charged');
  return cancelUnpaidOrder(deps, { paymentId: payment.id, as: 'expired', ifStill: 'starting' });
}

/** @returns false if the provider can't be asked. */
async function ask(deps: SettleDeps, refund: Refund): Promise<boolean> {
  try {
    await askForRefund(deps, refund);
    return true;
  } catch (error) {
    deps.log.warn({ err: error, refund: refund.id }, 'refund not reconciled');
    return false;
  }
}

function stopwatch(): () => number {
  const began = performance.now();
  return () => performance.now() - began;
}
