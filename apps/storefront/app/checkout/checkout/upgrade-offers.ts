import { listedPrice } from '@spindle/domain/catalogue/listed-price.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import { currencyOf } from '@spindle/domain/pricing/currency.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { type PriceContext, priceLines } from '@spindle/domain/pricing/price-lines.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';

/** What could be bought instead, at the price of its checkout. */
export interface UpgradeOffer {
  pid: string;
  name: string;
  price: string;
}

/**
 * Those of the offers that are sold with the same kind of licence.
 * @param context lowers their prices, without a code
 */
export function upgradeOffers(
  offers: readonly Offer[],
  { licenceType, context, locale }: { licenceType: LicenceType; context: PriceContext; locale: Locale },
): UpgradeOffer[] {
  const currency = currencyOf(locale);
  return offers.flatMap((offer) => {
    const listMinor = offer.onSale ? listedPrice(offer, licenceType, currency) : undefined;
    if (listMinor === undefined) return [];
    const { pid } = offer;
    const { totalMinor } = priceLines([{ pid, licenceType, listMinor }], currency, context);
    const { shortName: name } = namesIn(offer, locale);
    return [{ pid, name, price: formatMoney(totalMinor, currency, locale) }];
  });
}
