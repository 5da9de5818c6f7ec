import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { noteRefunded } from '../orders/note-refunded.ts';
import { isFulfilled } from '../orders/order.ts';
import { linesPaidWith } from '../payments/credits/lines-paid-with.ts';
import { paidPaymentOfOrder } from '../payments/paid-payment-of-order.ts';
import { findRefund } from '../payments/refunds/find-refund.ts';
import type { Refund } from '../payments/refunds/refund.ts';
import { refundsOfOrder } from '../payments/refunds/refunds-of-order.ts';
import { type RefundAnswer, settleRefund } from '../payments/refunds/settle-refund.ts';
import type { FulfilDeps } from './deps.ts';
import { surplusMail } from './job-kinds.ts';
import { linesPaidBack } from './lines-paid-back.ts';
import { takeBack } from './take-back.ts';
import { tellRefused } from './tell-refused.ts';

const REFUNDS: Actor = { kind: 'system', name: 'refunds' };

/**
 * Books the provider's answer to a refund: notes the refunded amount, moves the order, and takes back the licences of each line
 * that is refunded whole. One transaction; booking the same answer again changes nothing. If a refund fails after it had
 * succeeded, no licence is given back: staff take care of the buyer.
 * @returns the refund in its new state.
 */
export async function bookRefund(
  deps: Pick<FulfilDeps, 'db' | 'clock' | 'jobs' | 'log' | 'tellMoneyBack' | 'tellTakenBack'>,
  refundId: string,
  answer: RefundAnswer,
): Promise<Refund> {
  const at = deps.clock.now();
  return deps.db.transaction(async (tx) => {
    const asked = await findRefund(tx, { id: refundId });
    const order = asked && (await lockOrder(tx, asked.orderId));
    if (!order) throw new Error(`refund ${refundId} has no order`);
    const refund = await settleRefund(tx, refundId, answer, at);
    if (!refund) return (await findRefund(tx, { id: refundId })) ?? asked;

    const paid = await paidPaymentOfOrder(tx, order.id);
    const gone = (await refundsOfOrder(tx, order.id)).filter(
      ({ state, paymentId }) => state === 'succeeded' && paymentId === paid?.id,
    );
    const sum = gone.reduce((all, { amountMinor }) => all + amountMinor, 0);
    // An order in review has delivered nothing yet; if it was paid twice, refunding the second payment takes nothing back.
    const concerns = isFulfilled(order) && refund.paymentId === paid?.id;
    const noted = concerns ? await noteRefunded(tx, order, sum) : order;
    const own = concerns && refund.state === 'succeeded' ? linesPaidBack(noted, paid, gone) : [];
    // A refund made at the provider can exceed what the shop would refund: then what this money paid for later is lost, too.
    const lost = [...own, ...(own.length > 0 ? await linesPaidWith(tx, own) : [])];
    if (lost.length > 0) await deps.tellTakenBack(tx, lost, 'refund');
    for (const lineId of lost) {
      await takeBack({ ...deps, db: tx }, REFUNDS, { lineId });
    }
    if (concerns) await deps.tellMoneyBack(tx, noted);
    const isSurplus = paid !== undefined && refund.paymentId !== paid.id;
    if (isSurplus && refund.state === 'succeeded') {
      await deps.jobs.send(tx, surplusMail, { orderId: order.id, refundId });
    }
    if (order.state === 'cancelled' && refund.paymentId === paid?.id) {
      if (refund.state === 'succeeded') await tellRefused(tx, deps, order);
      // The refund failed and the money is still here, so staff have to decide anew.
      else await moveOrder(tx, order.id, { to: 'review', reason: 'refund_failed' });
    }
    await writeAudit(tx, REFUNDS, {
      action: `refund.${refund.state === 'succeeded' ? 'succeed' : 'fail'}`,
      subject: { kind: 'order', id: order.id },
      before: { state: order.state, refundedMinor: order.refundedMinor },
      after: { state: noted.state, refundedMinor: noted.refundedMinor, refund: refund.id },
      at,
    });
    if (refund.state === 'failed') {
      const { id, amountMinor, currency, failure } = refund;
      deps.log.error({ order: order.number, refund: id, amountMinor, currency, failure }, 'a refund failed');
    }
    return refund;
  });
}
