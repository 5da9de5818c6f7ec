import type { Db } from '@spindle/platform/database.ts';
import { type Payment, pageEnds } from './payment.ts';
import type { NewProviderPayment, PaymentProvider } from './provider.ts';
import { updateOpened } from './queries.ts';

/**
 * Creates the payment at the provider and notes its answer. No lock is held meanwhile: a second caller gets the same payment
 * from the provider, because the idempotency key is the same.
 * @returns the payment as it stands after that; it may have been paid or have ended in the meantime.
 * @throws when the provider can't be reached; the payment stays `starting` and can be opened again.
 */
export async function openPayment(
  deps: { db: Db; provider: PaymentProvider },
  payment: Payment,
  page: Pick<NewProviderPayment, 'description' | 'email' | 'locale' | 'returnUrl' | 'cancelUrl'>,
): Promise<Payment> {
  if (payment.redirectUrl) return payment;
  const { paymentId, redirectUrl } = await deps.provider.createPayment({
    ...page,
    idempotencyKey: payment.id,
    reference: payment.id,
    amountMinor: payment.amountMinor,
    currency: payment.currency,
    ends: pageEnds(payment),
    ...(payment.keepCard && { keepCard: true }),
    ...(payment.customerId && { customerId: payment.customerId }),
  });
  const opened = await updateOpened(deps.db, payment.id, { providerId: paymentId, redirectUrl });
  if (!opened) throw new Error(`payment ${payment.id} is not ${paymentId} at ${payment.provider}`);
  return opened;
}
