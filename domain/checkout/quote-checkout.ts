import type { Clock } from '@spindle/platform/clock.ts';
import type { Currency } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import { isLifetime } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { listedPrice } from '../catalogue/listed-price.ts';
import { namesIn } from '../catalogue/names-in.ts';
import { currencyOf } from '../pricing/currency.ts';
import { priceLines } from '../pricing/price-lines.ts';
import type { PriceMember } from '../pricing/promotion.ts';
import { readPriceContext } from '../pricing/read-price-context.ts';
import type { LineToPrice } from '../pricing/reduce-lines.ts';
import type { Quote, QuotedLine } from './checkout.ts';
import { type Buyer, unpaidOrdersOf } from './earlier-orders.ts';
import type { QuoteError } from './errors.ts';
import { type CheckoutRequest, parseCheckoutLink } from './parse-checkout-link.ts';
import { findPriceLocks, lockPrice, loweredAsShown, type PriceLock, soldAs } from './price-lock.ts';
import { remapPid } from './remap-pid.ts';

export interface QuoteInput {
  /** Query of the checkout link. */
  query: URLSearchParams;
  locale: Locale;
  /** ISO 3166 code; undefined if unknown, then nothing is blocked. */
  country: string | undefined;
  blockedCountries: readonly string[];
  /** The member who is logged in; some coupons are for one member only. */
  member: PriceMember | undefined;
  /** The value of `PRICE_COOKIE`: prices that this browser was shown before hold for a while. */
  priceCookie?: string | undefined;
  /** The buyer, see `buyerBy`. Uses of a coupon or promotion by their own unpaid orders do not count as used up for them. */
  sameBuyer?: Buyer | undefined;
}

export interface QuoteDeps {
  db: Db;
  clock: Clock;
  /** `deriveKey(secret, 'checkout-access')` */
  accessKey: Buffer;
}

/** `pid`: the product with the error, as named in the link; undefined if the error is not about one product. */
export interface QuoteRefusal {
  ok: false;
  error: QuoteError;
  pid?: string;
}

/**
 * Decides what a checkout link sells and at what price. Only names are taken from the link: the price is the catalogue's, in the
 * currency of the language. A price that this browser was shown in the last half hour holds, even if a promotion or coupon has
 * ended since or takes less off; a promotion or coupon that is used up is not held.
 * @returns the new value of `PRICE_COOKIE` with the quote
 */
export async function quoteCheckout(
  { db, clock, accessKey }: QuoteDeps,
  { query, locale, country, blockedCountries, member, priceCookie, sameBuyer }: QuoteInput,
): Promise<{ ok: true; quote: Quote; priceCookie: string | undefined } | QuoteRefusal> {
  const link = parseCheckoutLink(query);
  if (!link.ok) return link;
  const { request } = link;
  const currency = currencyOf(locale);
  const now = clock.now();
  const basket = { request, currency, memberId: member?.memberId };
  const locks = findPriceLocks(accessKey, priceCookie, basket, now);
  const earliest = new Date(Math.min(now.getTime(), ...locks.map(({ at }) => at.getTime())));
  const { coupon, discount, discountsProhibited } = request;
  const code = coupon ?? discount;
  // In parallel, because the visitor waits for both.
  const [chosen, context] = await Promise.all([
    choose(db, request, { locale, currency }),
    readPriceContext(
      { db },
      {
        ...{ at: earliest, code, discountsProhibited, member, country },
        unpaidOrders: sameBuyer && (() => unpaidOrdersOf(db, sameBuyer, now)),
      },
    ),
  ]);
  if (!chosen.ok) return chosen;
  if (country !== undefined && blockedCountries.includes(country)) {
    return { ok: false, error: 'country_blocked' };
  }
  const priceAt = (at: Date, lock?: PriceLock): Quote => {
    const lines = chosen.lines.map((line) => {
      return { ...line, listMinor: lock?.lists[soldAs(line)] ?? line.listMinor };
    });
    const lowering = lock ? loweredAsShown(context, lock) : context;
    const { lines: priced, ...sums } = priceLines(lines, currency, { ...lowering, at });
    const [first, ...others] = priced.flatMap((line, index): QuotedLine[] => {
      const named = lines[index];
      if (!named) return [];
      const renewalMinor = isLifetime(line.licenceType) ? null : line.listMinor;
      return [{ ...line, requestedPid: named.requestedPid, product: named.product, renewalMinor }];
    });
    if (!first) throw new Error('a checkout link that was read names a product');
    return { ...sums, lines: [first, ...others] };
  };

  const quote = priceAt(now);
  const [shown] = locks
    .map((lock) => priceAt(lock.at, lock))
    .toSorted((one, other) => one.totalMinor - other.totalMinor);
  // If the present price is lower, it counts.
  if (shown && shown.totalMinor <= quote.totalMinor) return { ok: true, quote: shown, priceCookie };
  return { ok: true, quote, priceCookie: lockPrice(accessKey, priceCookie, basket, quote, now) };
}

type ChosenLine = LineToPrice & Pick<QuotedLine, 'requestedPid' | 'product'>;

/** The products of the link after the remap. Two pids that the remap leads to one product are that product once. */
async function choose(
  db: Db,
  { wanted, checkoutType }: CheckoutRequest,
  { locale, currency }: { locale: Locale; currency: Currency },
): Promise<{ ok: true; lines: ChosenLine[] } | QuoteRefusal> {
  const sold = wanted.map((each) => ({ ...each, sells: remapPid(each.pid, checkoutType) }));
  const offers = await findOffers(
    db,
    sold.map(({ sells }) => sells),
  );
  const lines: ChosenLine[] = [];
  for (const { pid: requestedPid, sells, licenceType } of sold) {
    const refuse = (error: QuoteError): QuoteRefusal => ({ ok: false, error, pid: requestedPid });
    const offer = offers.find(({ pid }) => pid === sells);
    if (!offer) return refuse('unknown_product');
    if (!offer.onSale) return refuse('not_on_sale');
    const listMinor = listedPrice(offer, licenceType, currency);
    if (listMinor === undefined) return refuse('price_missing');
    if (lines.some(({ pid }) => pid === sells)) continue;
    const { slug, system, type, productLine } = offer;
    const product = { ...namesIn(offer, locale), slug, system, type, productLine };
    lines.push({ pid: sells, requestedPid, product, licenceType, listMinor });
  }
  return { ok: true, lines };
}
