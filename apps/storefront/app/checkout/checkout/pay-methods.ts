import type { Quote } from '@spindle/domain/checkout/checkout.ts';
import { findPayChoices, type PayChoicesDeps } from '@spindle/domain/pay-ratios/find-pay-choices.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '@spindle/domain/payments/payment-method.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { wordsIn } from '../../words.ts';

/**
 * The payment methods to choose from, in the page's language. Named on the server: few shops offer a choice, and the
 * others need not load the words.
 */
export interface PayMethods {
  label: string;
  /** The one that is used unless the buyer chooses another. */
  chosen: string;
  /** Highest weight first. A method that staff have weighted but the provider does not accept is not usable. */
  offered: readonly { method: PaymentMethod; text: string; usable: boolean }[];
}

/**
 * The payment methods that the provider accepts or staff have weighted, if the shop has a name for them.
 * @returns undefined where there is no choice
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
