import type { Quote } from '@spindle/domain/checkout/checkout.ts';
import { findPayChoices, type PayChoicesDeps } from '@spindle/domain/pay-ratios/find-pay-choices.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '@spindle/domain/payments/payment-method.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { wordsIn } from '../../words.ts';

/** How a purchase can be paid, to choose from, in the page's language: few shops have a choice, and the others load no words for it. */
export interface PayMethods {
  label: string;
  /** Unless the buyer chooses otherwise. */
  chosen: string;
  /** The heaviest first; what staff have weighed and the provider does not take is not usable. */
  offered: readonly { method: PaymentMethod; text: string; usable: boolean }[];
}

/**
 * What a buyer chooses from: what the provider takes and what staff have weighed, as far as the shop has a name for it.
 * @returns undefined where there is nothing to choose
 */
export async function payMethods(
  deps: PayChoicesDeps,
  { currency, lines }: Pick<Quote, 'currency' | 'lines'>,
  { country, locale }: { country: string | undefined; locale: Locale },
): Promise<PayMethods | undefined> {
  const renews = lines.some(({ renewalMinor }) => renewalMinor !== null);
  const choices = await findPayChoices(deps, { country, currency });
  const { chosen, methods } = choices[renews ? 'subscription' : 'non_subscription'];
  const words = wordsIn(locale, 'shop');
  const offered = methods.flatMap(({ method, usable }) =>
    PAYMENT_METHODS.filter((known) => known === method).map((known) => ({
      method: known,
      text: words(`payMethods.names.${known}`),
      usable,
    })),
  );
  return offered.length > 1 ? { label: words('payMethods.label'), chosen, offered } : undefined;
}
