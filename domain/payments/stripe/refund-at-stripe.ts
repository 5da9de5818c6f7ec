import Stripe from 'stripe';
import type { NewProviderRefund, ObservedRefund } from '../provider.ts';
import { intentOf } from './payment-id-of.ts';

/**
 * Stripe forgets idempotency keys after about a day, and a refund may be requested again after that, so an existing refund is
 * recognised by its reference first.
 */
export async function refundAtStripe(
  stripe: Stripe,
  { paymentId, reference, amountMinor, idempotencyKey }: NewProviderRefund,
): Promise<{ ok: true; refund: ObservedRefund } | { ok: false; no: string }> {
  try {
    const intent = await intentOf(stripe, paymentId);
    if (!intent) return { ok: false, no: 'payment_intent_missing' };
    const { data } = await stripe.refunds.list({ payment_intent: intent, limit: 100 });
    const made = data.find(({ metadata }) => metadata?.reference === reference);
    const refund =
      made ??
      (await stripe.refunds.create(
        { payment_intent: intent, amount: amountMinor, metadata: { reference } },
        { idempotencyKey },
      ));
    return { ok: true, refund: observedRefund(refund, paymentId) };
  } catch (error) {
    // For example: refunded already, disputed, more than is left. 409 means that another call is under way.
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError) || error.statusCode === 409) throw error;
    return { ok: false, no: error.code ?? error.message };
  }
}

export function observedRefund(refund: Stripe.Refund, paymentId: string): ObservedRefund {
  return {
    id: refund.id,
    paymentId,
    status: statusOf(refund.status),
    amountMinor: refund.amount,
    currency: refund.currency.toUpperCase(),
    reference: refund.metadata?.reference ?? null,
    failure: refund.failure_reason ?? null,
  };
}

function statusOf(status: string | null): ObservedRefund['status'] {
  if (status === 'succeeded') return 'succeeded';
  return status === 'failed' || status === 'canceled' ? 'failed' : 'pending';
}
