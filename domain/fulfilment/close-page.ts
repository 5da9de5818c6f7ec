import { findPayment } from '../payments/find-payment.ts';
import type { SettleDeps } from './deps.ts';
import { supersedePayment } from './supersede-payment.ts';

/**
 * Ends the payment page of an order that was cancelled while its buyer had it open, so that it takes no money from now on. If it
 * was paid just before, the order goes to review.
 * @throws if the provider can't be reached; then it can be paid until it expires by itself.
 */
export async function closePage(deps: SettleDeps, { orderId }: { orderId: string }): Promise<void> {
  const payment = await findPayment(deps.db, { orderId });
  if (!payment || (payment.state !== 'starting' && payment.state !== 'open')) return;
  await supersedePayment(deps, payment);
}
