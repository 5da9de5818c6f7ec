import { createHash } from 'node:crypto';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { formatMoney } from '../../pricing/format-money.ts';
import type { Subscription } from '../subscription.ts';
import { firstReached } from './first-reached.ts';
import type { PriceOffer } from './price-change.ts';

/** The words beside the button by which a member agrees, and their version: equal texts have the same version. */
export function agreementText(
  subscription: Subscription,
  offer: PriceOffer,
  locale: Locale,
): { text: string; textVersion: string } {
  const money = (amountMinor: number) => formatMoney(amountMinor, subscription.currency, locale);
  const text = translator(locale, 'terms')('newPrice', {
    product: subscription.productName,
    licence: translator(locale, 'offer')(`licence.${subscription.term}`),
    date: dayFormatter(locale)(firstReached(subscription, offer)),
    price: money(offer.priceMinor),
    old: money(offer.fromMinor),
  });
  return { text, textVersion: createHash('sha256').update(text).digest('base64url').slice(0, 16) };
}
