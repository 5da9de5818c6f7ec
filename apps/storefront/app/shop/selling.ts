import type { ProductRef } from '@spindle/content/types/products/schema.ts';
import { listedPrice } from '@spindle/domain/catalogue/listed-price.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import { couponOf } from '@spindle/domain/pricing/coupon-of.ts';
import { isForLine, type Promotion } from '@spindle/domain/pricing/promotion.ts';
import { type PricedLine, reduceLines } from '@spindle/domain/pricing/reduce-lines.ts';
import type { Currency } from '@spindle/platform/currencies.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';

/** The coupon in the page's address, as far as prices need it. */
export interface PageCoupon {
  code: string;
  pids: readonly string[];
  payPercent: number;
}

/** Addresses of a product's pages, if it has any in the page's language. */
export interface ProductLinks {
  product?: string;
  buy?: string;
}

/** A promotion that runs now. */
export interface RunningPromotion {
  title: string;
  summary: string | undefined;
  /** ISO 8601 */
  endsAt: string;
  /** The time zone in which its last day is named. */
  timeZone: string;
}

/** What pages know about what is sold. Prices come from the catalogue, never from the content system. */
export interface Selling {
  offers: Readonly<Record<string, Offer>>;
  currency: Currency;
  /** By pid, for every product that the page shows. */
  links?: Readonly<Record<string, ProductLinks>> | undefined;
  coupon?: PageCoupon | undefined;
  discount?: string | undefined;
  /** Promotions that run now for everybody, with their names for pages. */
  reductions?: readonly Promotion[] | undefined;
  /** Promotions that run for some visitors only. */
  forSome?: readonly Promotion[] | undefined;
  /** By `priceKey`: the lowest price of the 30 days before the reduction, minor units. */
  lowest?: Readonly<Record<string, number>> | undefined;
  /** Only on pages that show the promotion. */
  promotion?: RunningPromotion | undefined;
}

/** The edition for the visitor's system; if there is none, any other one. */
export function editionFor<Edition extends { system: ProductRef['system'] }>(
  editions: readonly Edition[],
  os: 'win' | 'mac',
): Edition | undefined {
  return editions.find(({ system }) => system === os) ?? editions[0];
}

/** The offers of the product to which a pid belongs, one for each system; none for an unknown pid. */
export function editionsOf({ offers }: Selling, pid: string | undefined): Offer[] {
  const named = pid === undefined ? undefined : offers[pid];
  return named ? [named, ...Object.values(offers).filter(({ slug }) => slug === named.slug)] : [];
}

/** The offer of a product, or undefined when it is not sold (not published, or taken off sale). */
export function offerOf(selling: Selling, pid: string): Offer | undefined {
  const offer = selling.offers[pid];
  return offer?.onSale ? offer : undefined;
}

/** The page's coupon, if it determines this price: a price's link to the checkout must carry what the price shows. */
export function couponFor(selling: Selling, pid: string, licenceType: LicenceType): PageCoupon | undefined {
  const price = priceOf(selling, pid, licenceType);
  return price && couponOf(price) !== undefined ? selling.coupon : undefined;
}

/** A price, and why it is not the list price. */
export type ShownPrice = PricedLine & {
  currency: Currency;
  lowestMinor: number | undefined;
  /** By key, the names of promotions that may lower the price for this visitor. Undefined if there are none. */
  forSome?: Readonly<Record<string, string>> | undefined;
};

/** The key of a product's licence in `lowest`. */
export const priceKey = (pid: string, licenceType: LicenceType) => `${pid} ${licenceType}`;

/**
 * The price of a licence as it will be charged, after promotions and the page's coupon; undefined when it can't be
 * bought: no offer, not on sale, or no price in the page's currency.
 */
export function priceOf(selling: Selling, pid: string, licenceType: LicenceType): ShownPrice | undefined {
  const { currency, coupon, reductions = [], forSome = [], lowest = {} } = selling;
  const offer = offerOf(selling, pid);
  const listMinor = offer && listedPrice(offer, licenceType, currency);
  if (listMinor === undefined) return undefined;
  const reducing = { coupon, promotions: reductions };
  const [line] = reduceLines([{ pid, licenceType, listMinor }], currency, reducing);
  const some = forSome.filter((promotion) => isForLine(promotion, { pid, licenceType }));
  return (
    line && {
      ...line,
      currency,
      lowestMinor: lowest[priceKey(pid, licenceType)],
      forSome: some.length > 0 ? Object.fromEntries(some.map(({ key, name }) => [key, name])) : undefined,
    }
  );
}

/** The price in a product's row: the lifetime price, or the cheapest one if there is no lifetime licence. */
export function rowPrice(
  selling: Selling,
  pid: string,
): { price: ShownPrice; licenceType: LicenceType; from: boolean } | undefined {
  const lifetime = priceOf(selling, pid, 'LFT');
  if (lifetime) return { price: lifetime, licenceType: 'LFT', from: false };
  const [cheapest] = (['1M', '1Y', 'Lifetime+5PC'] as const)
    .flatMap((licenceType) => {
      const price = priceOf(selling, pid, licenceType);
      return price ? [{ price, licenceType, from: true }] : [];
    })
    .toSorted((one, other) => one.price.totalMinor - other.price.totalMinor);
  return cheapest;
}

/** Whether there is a program to try; `links.trial` leads to its newest build. */
export function hasTrial(selling: Selling, pid: string): boolean {
  return Boolean(selling.offers[pid]?.builds[0]);
}
