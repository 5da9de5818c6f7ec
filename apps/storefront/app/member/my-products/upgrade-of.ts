import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import { isBought, type Licence } from '@spindle/domain/licences/licence.ts';
import type { PriceContext } from '@spindle/domain/pricing/price-lines.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Links } from '../../../page/links.ts';
import { type UpgradeOffer, upgradeOffers } from '../../checkout/checkout/upgrade-offers.ts';

/** What an owner could buy instead: its checkout, with the same kind of licence. */
export type Upgrade = Pick<UpgradeOffer, 'name' | 'price'> & { href: string };

/**
 * Of what editors offer to owners of a product, the first that is sold with the same kind of licence and that the member
 * does not have.
 * @param offered pids
 * @param context lowers the prices of upgrades, without a code
 */
export function upgradeOf(
  licence: Pick<Licence, 'state' | 'licenceType'>,
  offered: readonly string[],
  {
    offers,
    owned,
    context,
    locale,
    links,
  }: {
    offers: ReadonlyMap<string, Offer>;
    owned: ReadonlySet<string>;
    context: PriceContext;
    locale: Locale;
    links: Links;
  },
): Upgrade | undefined {
  if (licence.state !== 'active' || !isBought(licence)) return undefined;
  const { licenceType } = licence;
  const others = offered.filter((pid) => !owned.has(pid)).flatMap((pid) => offers.get(pid) ?? []);
  const [first] = upgradeOffers(others, { licenceType, context, locale });
  if (!first) return undefined;
  const { pid, name, price } = first;
  return { name, price, href: links.checkout({ pid, licenceType, checkoutType: 'upgrade' }) };
}
