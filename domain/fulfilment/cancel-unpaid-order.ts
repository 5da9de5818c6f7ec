import { moveOrder } from '../orders/move-order.ts';
import { releaseCoupon } from '../orders/release-coupon.ts';
import { findPayment } from '../payments/find-payment.ts';
import type { PaymentState } from '../payments/payment.ts';
import type { ChargeFailure } from '../payments/provider.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { returnPromotions } from '../pricing/promotion-uses.ts';
import { returnCoupon } from '../pricing/return-coupon.ts';
import type { FulfilDeps } from './deps.ts';

/** Rolls the transaction back: the payment is no longer in the expected state. */
class MovedOn extends Error {}

/**
 * Ends an unpaid payment and cancels its order, unless the payment has `keepsOrder`; a coupon's use is released.
 * @param ifStill does nothing unless the payment is in this state.
 * @returns false if it was in another state.
 */
export async function cancelUnpaidOrder(
  deps: Pick<FulfilDeps, 'db' | 'clock'>,
  {
    paymentId,
    as,
    ifStill,
    failure,
  }: {
    paymentId: string;
    as: 'failed' | 'expired';
    ifStill?: PaymentState;
    failure?: ChargeFailure | undefined;
  },
): Promise<boolean> {
  try {
    await deps.db.transaction(async (tx) => {
      const payment = await findPayment(tx, { id: paymentId });
      if (!payment) throw new Error(`there is no payment ${paymentId}`);
      const { orderId, keepsOrder } = payment;
      const cancelled = keepsOrder
        ? undefined
        : await moveOrder(tx, orderId, { to: 'cancelled', from: 'pending' });
      const ended = await settlePayment(tx, paymentId, { to: as, failure }, deps.clock.now(), ifStill);
      if (ifStill && !ended) throw new MovedOn();
      const code = cancelled && (await releaseCoupon(tx, cancelled.id));
      if (code) await returnCoupon(tx, code);
      if (cancelled) await returnPromotions(tx, cancelled.id);
    });
    return true;
  } catch (error) {
    if (error instanceof MovedOn) return false;
    throw error;
  }
}
