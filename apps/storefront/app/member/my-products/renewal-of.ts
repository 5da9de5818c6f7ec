import { listedPrice } from '@spindle/domain/catalogue/listed-price.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import { remapPid } from '@spindle/domain/checkout/remap-pid.ts';
import type { Licence } from '@spindle/domain/licences/licence.ts';
import { currencyOf } from '@spindle/domain/pricing/currency.ts';
import { LICENCE_TYPES, type LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Links } from '../../../page/links.ts';

/** A checkout link of this type sells the product that has replaced one no longer sold (spec §9). */
const RENEW = 'renew';

/** The pid of the product that a renewal of this one sells. */
export const renewedPid = (pid: string) => remapPid(pid, RENEW);

type Ending = Pick<Licence, 'state' | 'pid' | 'licenceType' | 'worksUntil'>;

/** Whether it has ended, or works and will end. */
const hasEnd = ({ state, worksUntil }: Ending) =>
  state === 'expired' || (state === 'active' && worksUntil !== null);

/**
 * The checkout at which a licence with an end is bought again, with the same term; undefined if there is nothing to
 * renew, or it is not sold. That gives another licence, which works from then on. The caller has to know whether a
 * subscription renews the licence.
 */
export function renewalOf(
  licence: Ending,
  offers: ReadonlyMap<string, Offer>,
  { locale, links }: { locale: Locale; links: Links },
): string | undefined {
  const { pid, licenceType } = licence;
  if (licenceType === 'trial') return undefined;
  const offer = offers.get(renewedPid(pid));
  const sold = offer?.onSale && listedPrice(offer, licenceType, currencyOf(locale)) !== undefined;
  return hasEnd(licence) && sold ? links.checkout({ pid, licenceType, checkoutType: RENEW }) : undefined;
}

/** Licence types that a checkout may start with, in order of preference; the buyer can choose another one there. */
const FIRST_OFFERED: readonly LicenceType[] = ['1Y', ...LICENCE_TYPES];

/** The checkout at which a trial is bought, which keeps its key; undefined for other licences, and for what is not sold. */
export function purchaseOf(
  licence: Ending,
  offers: ReadonlyMap<string, Offer>,
  { locale, links }: { locale: Locale; links: Links },
): string | undefined {
  const { pid, licenceType } = licence;
  const offer = offers.get(pid);
  if (licenceType !== 'trial' || !hasEnd(licence) || !offer?.onSale) return undefined;
  const currency = currencyOf(locale);
  const sold = FIRST_OFFERED.find((type) => listedPrice(offer, type, currency) !== undefined);
  return sold && links.checkout({ pid, licenceType: sold });
}
