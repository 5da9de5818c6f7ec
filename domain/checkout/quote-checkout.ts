import type { Db } from '@spindle/platform/database.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { listedPrice } from '../catalogue/listed-price.ts';
import { namesIn } from '../catalogue/names-in.ts';
import { currencyOf } from '../pricing/currency.ts';
import { priceLines } from '../pricing/price-lines.ts';
import { readPriceContext } from '../pricing/read-price-context.ts';
import type { Quote } from './checkout.ts';
import type { QuoteError } from './errors.ts';
import { parseCheckoutLink } from './parse-checkout-link.ts';
import { remapPid } from './remap-pid.ts';

export interface QuoteInput {
  /** Of the checkout link. */
  query: URLSearchParams;
  locale: Locale;
  /** ISO 3166 code, or undefined when it is not known; then nothing is blocked. */
  country: string | undefined;
  blockedCountries: readonly string[];
  /** The address of the member who is logged in; some coupons are a member's own. */
  memberEmail: string | undefined;
}

/**
 * Decides what a checkout link sells and for how much. Nothing in the link is believed but names: the
 * price is the catalogue's, in the currency of the language.
 */
export async function quoteCheckout(
  deps: { db: Db },
  input: QuoteInput,
): Promise<{ ok: true; quote: Quote } | { ok: false; error: QuoteError }> {
  const link = parseCheckoutLink(input.query);
  if (!link.ok) return link;
  const { request } = link;
  const pid = remapPid(request.pid, request.checkoutType);
  const [offer] = await findOffers(deps.db, [pid]);
  if (!offer) return { ok: false, error: 'unknown_product' };
  if (!offer.onSale) return { ok: false, error: 'not_on_sale' };
  const currency = currencyOf(input.locale);
  const listed = listedPrice(offer, request.licenceType, currency);
  if (listed === undefined) return { ok: false, error: 'price_missing' };
  if (input.country !== undefined && input.blockedCountries.includes(input.country)) {
    return { ok: false, error: 'country_blocked' };
  }

  const context = await readPriceContext(deps, {
    code: request.coupon ?? request.discount,
    discountsProhibited: request.discountsProhibited,
    memberEmail: input.memberEmail,
  });
  const { licenceType } = request;
  const { listMinor, discountMinor, totalMinor, coupon } = priceLines(
    [{ pid, licenceType, listMinor: listed }],
    currency,
    context,
  );
  const { slug, system, type, productLine } = offer;
  return {
    ok: true,
    quote: {
      pid,
      requestedPid: request.pid,
      product: { ...namesIn(offer, input.locale), slug, system, type, productLine },
      licenceType,
      price: { currency, listMinor, discountMinor, totalMinor },
      coupon,
    },
  };
}
