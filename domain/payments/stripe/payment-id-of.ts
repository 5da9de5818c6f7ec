import type Stripe from 'stripe';

/**
 * The `providerId` of a payment at Stripe: the id of its checkout session. A charge of a stored card has no page and uses the id
 * of its payment intent.
 */
export async function paymentIdOf(
  stripe: Stripe,
  intent: string | Stripe.PaymentIntent | null,
): Promise<string> {
  const id = typeof intent === 'string' ? intent : intent?.id;
  if (!id) return '';
  const { data } = await stripe.checkout.sessions.list({ payment_intent: id, limit: 1 });
  return data[0]?.id ?? id;
}

/** The payment intent of a payment, by its `providerId`. */
export async function intentOf(stripe: Stripe, paymentId: string): Promise<string | undefined> {
  if (paymentId.startsWith('pi_')) return paymentId;
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(paymentId);
  return (typeof intent === 'string' ? intent : intent?.id) ?? undefined;
}
