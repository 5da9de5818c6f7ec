import type { Currency } from '@spindle/platform/currencies.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Offer } from './offer.ts';

/** The list price in minor units; undefined if the offer has none for this type and currency. */
export function listedPrice(offer: Offer, licenceType: LicenceType, currency: Currency): number | undefined {
  return offer.prices.find((price) => price.licenceType === licenceType && price.currency === currency)
    ?.amountMinor;
}
