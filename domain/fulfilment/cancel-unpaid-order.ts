import { moveOrder } from '../orders/move-order.ts';
import { releaseCoupon } from '../orders/release-coupon.ts';
import { findPayment } from '../payments/find-payment.ts';
import { settlePayment } from '../payments/settle-payment.ts';
import { returnCoupon } from '../pricing/return-coupon.ts';
import type { FulfilDeps } from './deps.ts';

/** Ends a payment that brought nothing, and its order with it; a coupon's use goes back. */
export async function cancelUnpaidOrder(
  deps: Pick<FulfilDeps, 'db' | 'clock'>,
  { paymentId, as }: { paymentId: string; as: 'failed' | 'expired' },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const payment = await findPayment(tx, { id: paymentId });
    if (!payment) throw new Error(`there is no payment ${paymentId}`);
    const cancelled = await moveOrder(tx, payment.orderId, { to: 'cancelled', from: 'pending' });
    await settlePayment(tx, paymentId, { to: as }, deps.clock.now());
    const code = cancelled && (await releaseCoupon(tx, cancelled.id));
    if (code) await returnCoupon(tx, code);
  });
}
