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
  /** Of the checkout link. */
  query: URLSearchParams;
  locale: Locale;
  /** ISO 3166 code, or undefined when it is not known; then nothing is blocked. */
  country: string | undefined;
  blockedCountries: readonly string[];
  /** Who is logged in; some coupons are a member's own. */
  member: PriceMember | undefined;
  /** The value of `PRICE_COOKIE`: what this browser was shown before, it can have for a while. */
  priceCookie?: string | undefined;
  /** Whose own unpaid orders use up nothing for them, see `buyerBy`. */
  sameBuyer?: Buyer | undefined;
}

export interface QuoteDeps {
  db: Db;
  clock: Clock;
  /** `deriveKey(secret, 'checkout-access')` */
  accessKey: Buffer;
}

/** `pid`: the product that can't be had, as it stands in the link; undefined where it is not about one product. */
export interface QuoteRefusal {
  ok: false;
  error: QuoteError;
  pid?: string;
}

/**
 * Decides what a checkout link sells and for how much. Nothing in the link is believed but names: the
 * price is the catalogue's, in the currency of the language. What this browser was shown in the last half hour holds,
 * also past the end of a promotion or of a coupon, and where staff let it take less off; what is used up is not held.
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
  // Asked side by side, as whoever waits for a price sees them: together.
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
  // Who can have it for less now does.
  if (shown && shown.totalMinor <= quote.totalMinor) return { ok: true, quote: shown, priceCookie };
  return { ok: true, quote, priceCookie: lockPrice(accessKey, priceCookie, basket, quote, now) };
}

type ChosenLine = LineToPrice & Pick<QuotedLine, 'requestedPid' | 'product'>;

/** What the link names, as it is sold. Two names of one product, through the remap, are that product once. */
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
