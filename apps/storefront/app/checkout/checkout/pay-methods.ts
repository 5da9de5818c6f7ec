import type { Quote } from '@spindle/domain/checkout/checkout.ts';
import { findPayChoices, type PayChoicesDeps } from '@spindle/domain/pay-ratios/find-pay-choices.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '@spindle/domain/payments/payment-method.ts';

/** How a purchase can be paid, to choose from. */
export interface PayMethods {
  /** Unless the buyer chooses otherwise. */
  chosen: string;
  /** The heaviest first; what staff have weighed and the provider does not take is not usable. */
  offered: readonly { method: PaymentMethod; usable: boolean }[];
}

/**
 * What a buyer chooses from: what the provider takes and what staff have weighed, as far as the shop has a name for it.
 * @returns undefined where there is nothing to choose
 */
export async function payMethods(
  deps: PayChoicesDeps,
  { currency, lines }: Pick<Quote, 'currency' | 'lines'>,
  country: string | undefined,
): Promise<PayMethods | undefined> {
  const renews = lines.some(({ renewalMinor }) => renewalMinor !== null);
  const choices = await findPayChoices(deps, { country, currency });
  const { chosen, methods } = choices[renews ? 'subscription' : 'non_subscription'];
  const offered = methods.flatMap(({ method, usable }) =>
    PAYMENT_METHODS.filter((known) => known === method).map((known) => ({ method: known, usable })),
  );
  return offered.length > 1 ? { chosen, offered } : undefined;
}
