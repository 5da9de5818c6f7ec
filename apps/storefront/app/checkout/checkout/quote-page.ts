import { findEditions } from '@spindle/domain/catalogue/find-editions.ts';
import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { listedPrice } from '@spindle/domain/catalogue/listed-price.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import { buildCheckoutLink } from '@spindle/domain/checkout/build-checkout-link.ts';
import { newFormToken } from '@spindle/domain/checkout/checkout-access.ts';
import { type QuoteError, quoteErrors } from '@spindle/domain/checkout/errors.ts';
import { quoteCheckout } from '@spindle/domain/checkout/quote-checkout.ts';
import { quoteForVisitor } from '@spindle/domain/checkout/quote-for-visitor.ts';
import { decidePrice } from '@spindle/domain/pricing/coupon.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import type { PricedCoupon } from '@spindle/domain/pricing/price-lines.ts';
import type { Db } from '@spindle/platform/database.ts';
import { LICENCE_TYPES, type LicenceType } from '@spindle/platform/licence-types.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { checkoutLinkFields, withoutCoupon } from '../checkout-link-fields.ts';

/** What the checkout shows; amounts are formatted, the browser does not reckon. Its links name a query of this page. */
export interface QuotePage {
  kind: 'quote';
  product: Pick<Offer, 'slug' | 'name' | 'productLine'> & { system: Offer['system'] };
  pid: string;
  /** The product that the link names, when another one has taken its place. */
  replaces: string | undefined;
  licenceType: LicenceType;
  subtotal: string;
  /** What the coupon takes off, with a minus sign; undefined without a coupon. */
  discount: string | undefined;
  total: string;
  /** Minor units; sent back to be compared, never to be charged. */
  totalMinor: number;
  coupon: { code: string; problem?: PricedCoupon['problem'] | 'too_many_requests' } | undefined;
  /** Whether a coupon can be entered at all. */
  takesCoupon: boolean;
  plans: { licenceType: LicenceType; price: string; href: string; chosen: boolean }[];
  systems: { system: Offer['system']; href: string; chosen: boolean }[];
  /** Where the form is posted: this purchase, without a coupon that does not apply. */
  submitTo: string;
  /** This purchase without any coupon, as a link and as fields of the coupon's form. */
  plain: { href: string; fields: [name: string, value: string][] };
  formToken: string;
  /** A member's address, which is not asked for. */
  memberEmail: string | undefined;
  supportEmail: string;
}

export interface QuoteProblem {
  kind: 'problem';
  error: QuoteError;
  status: number;
  product: Pick<Offer, 'pid' | 'slug' | 'name'> | undefined;
}

export interface QuotePageInput {
  query: URLSearchParams;
  locale: Locale;
  /** ISO 3166 code, or undefined when it is not known. */
  country: string | undefined;
  blockedCountries: readonly string[];
  memberEmail: string | undefined;
  ip: string;
  supportEmail: string;
}

/** Decides what a checkout link sells and lays it out, with the ways to change one's mind. */
export async function quotePage(
  { db, limits }: { db: Db; limits: Limits },
  { query, locale, ...input }: QuotePageInput,
): Promise<QuotePage | QuoteProblem> {
  const asking = { ...input, locale };
  const asked = checkoutLinkFields(query);
  const plain = withoutCoupon(asked);
  const allowed = await quoteForVisitor({ db, limits }, { ...asking, query });
  // Who has tried too many codes can still buy, at the list price.
  const quoted =
    !allowed.ok && allowed.error === 'too_many_requests'
      ? await quoteCheckout({ db }, { ...asking, query: plain })
      : allowed;
  if (!quoted.ok) return problemOf(db, quoted.error, query, locale);
  const { quote } = quoted;
  const { pid, product, licenceType, price } = quote;
  const code = asked.get('coupon') ?? asked.get('discount');
  const refused = !allowed.ok && allowed.error === 'too_many_requests';
  const coupon: QuotePage['coupon'] =
    refused && code ? { code, problem: 'too_many_requests' } : quote.coupon && shownCoupon(quote.coupon);
  const linkFor = (toPid: string, toType: LicenceType) => {
    const kept = quote.coupon?.pids.includes(toPid) ? quote.coupon.code : undefined;
    return `?${buildCheckoutLink({ pid: toPid, licenceType: toType, coupon: kept })}`;
  };
  const money = (amountMinor: number) => formatMoney(amountMinor, price.currency, locale);
  const editions = await findEditions(db, product.slug);
  const offer = editions.find((edition) => edition.pid === pid);
  return {
    kind: 'quote',
    product: {
      slug: product.slug,
      name: product.shortName,
      productLine: product.productLine,
      system: product.system,
    },
    pid,
    replaces: quote.requestedPid === pid ? undefined : await nameOf(db, quote.requestedPid, locale),
    licenceType,
    subtotal: money(price.listMinor),
    discount: price.discountMinor > 0 ? money(-price.discountMinor) : undefined,
    total: money(price.totalMinor),
    totalMinor: price.totalMinor,
    coupon,
    takesCoupon: !asked.has('discounts_prohibited'),
    plans: LICENCE_TYPES.flatMap((type) => {
      const listed = offer && listedPrice(offer, type, price.currency);
      if (listed === undefined) return [];
      return {
        licenceType: type,
        price: money(decidePrice(listed, price.currency).totalMinor),
        href: linkFor(pid, type),
        chosen: type === licenceType,
      };
    }),
    systems: editions
      .filter((edition) => listedPrice(edition, licenceType, price.currency) !== undefined)
      .map((edition) => ({
        system: edition.system,
        href: linkFor(edition.pid, licenceType),
        chosen: edition.pid === pid,
      })),
    submitTo: `?${coupon?.problem ? plain : asked}`,
    plain: { href: `?${plain}`, fields: [...plain] },
    formToken: newFormToken(),
    memberEmail: input.memberEmail,
    supportEmail: input.supportEmail,
  };
}

/** Without the coupon's other products, which are nobody's to read here. */
function shownCoupon({ code, problem }: PricedCoupon): QuotePage['coupon'] {
  return problem ? { code, problem } : { code };
}

async function problemOf(
  db: Db,
  error: QuoteError,
  query: URLSearchParams,
  locale: Locale,
): Promise<QuoteProblem> {
  const [offer] = await findOffers(db, [query.get('pid') ?? '']);
  return {
    kind: 'problem',
    error,
    status: quoteErrors[error].status,
    product: offer?.onSale
      ? { pid: offer.pid, slug: offer.slug, name: namesIn(offer, locale).shortName }
      : undefined,
  };
}

async function nameOf(db: Db, pid: string, locale: Locale): Promise<string | undefined> {
  const [offer] = await findOffers(db, [pid]);
  return offer && namesIn(offer, locale).shortName;
}
