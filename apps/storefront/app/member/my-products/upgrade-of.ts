import { listedPrice } from '@spindle/domain/catalogue/listed-price.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import type { Licence } from '@spindle/domain/licences/licence.ts';
import { decidePrice } from '@spindle/domain/pricing/coupon.ts';
import { currencyOf } from '@spindle/domain/pricing/currency.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Links } from '../../../page/links.ts';

/** What an owner could have instead: its checkout, with the same kind of licence. */
export interface Upgrade {
  name: string;
  price: string;
  href: string;
}

/**
 * The first of what editors offer to owners of a product that is sold with the same kind of licence, and that the
 * member does not have.
 * @param offered pids
 */
export function upgradeOf(
  { state, licenceType }: Pick<Licence, 'state' | 'licenceType'>,
  offered: readonly string[],
  {
    offers,
    owned,
    locale,
    links,
  }: { offers: ReadonlyMap<string, Offer>; owned: ReadonlySet<string>; locale: Locale; links: Links },
): Upgrade | undefined {
  if (state !== 'active' || licenceType === 'trial') return undefined;
  const currency = currencyOf(locale);
  for (const pid of offered) {
    const offer = owned.has(pid) ? undefined : offers.get(pid);
    const listed = offer?.onSale ? listedPrice(offer, licenceType, currency) : undefined;
    if (!offer || listed === undefined) continue;
    return {
      name: namesIn(offer, locale).shortName,
      price: formatMoney(decidePrice(listed, currency).totalMinor, currency, locale),
      href: links.checkout({ pid, licenceType, checkoutType: 'upgrade' }),
    };
  }
  return undefined;
}
