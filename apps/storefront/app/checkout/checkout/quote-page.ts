import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import { billForVisitor } from '@spindle/domain/checkout/bill-for-visitor.ts';
import type { TypedBuyer } from '@spindle/domain/checkout/buyer.ts';
import { newFormToken } from '@spindle/domain/checkout/checkout-access.ts';
import { unpaidOrdersOf } from '@spindle/domain/checkout/earlier-orders.ts';
import { type QuoteError, quoteErrors } from '@spindle/domain/checkout/errors.ts';
import { linkPids } from '@spindle/domain/checkout/link-pids.ts';
import {
  type QuoteDeps,
  type QuoteInput,
  type QuoteRefusal,
  quoteCheckout,
} from '@spindle/domain/checkout/quote-checkout.ts';
import { quoteForVisitor } from '@spindle/domain/checkout/quote-for-visitor.ts';
import type { PayChoicesDeps } from '@spindle/domain/pay-ratios/find-pay-choices.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { lowestPrices } from '@spindle/domain/pricing/lowest-prices.ts';
import type { PriceContext, PricedCoupon } from '@spindle/domain/pricing/price-lines.ts';
import type { PriceMember } from '@spindle/domain/pricing/promotion.ts';
import { readPriceContext } from '@spindle/domain/pricing/read-price-context.ts';
import type { VatDeps } from '@spindle/domain/tax/check-vat-id.ts';
import { listFormat } from '@spindle/i18n/formats.ts';
import type { Db } from '@spindle/platform/database.ts';
import { isEuCountry } from '@spindle/platform/eu-countries.ts';
import type { Limits } from '@spindle/platform/limits.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { countriesIn, likelyCountry } from '../../country/countries.ts';
import { wordsIn } from '../../words.ts';
import { checkoutLinkFields, withoutCoupon } from '../checkout-link-fields.ts';
import { type LineChoice, lineChoices } from './line-choices.ts';
import { type PayMethods, payMethods } from './pay-methods.ts';
import { type ShownBill, shownBill } from './shown-bill.ts';

/** What the checkout shows. Amounts are formatted, as the browser calculates nothing. Its links are queries of this page. */
export interface QuotePage extends ShownBill {
  kind: 'quote';
  lines: readonly [LineChoice, ...LineChoice[]];
  /** The products, as a sentence lists them. */
  names: string;
  subtotal: string;
  /** What the coupon takes off, with a minus sign; undefined without a coupon. */
  discount: string | undefined;
  /** The name of each promotion and what it takes off, with a minus sign. */
  promotions: { name: string; amount: string }[];
  /** For each reduced product, its lowest price of the 30 days before the reduction. */
  lowest: { name: string; amount: string }[];
  coupon: { code: string; problem?: PricedCoupon['problem'] | 'too_many_requests' } | undefined;
  /** Whether a coupon can be entered at all. */
  takesCoupon: boolean;
  /** Where the form is sent: this purchase, without a coupon that does not apply. */
  submitTo: string;
  /** This purchase without any coupon, as a link and as fields of the coupon's form. */
  plain: { href: string; fields: [name: string, value: string][] };
  /** The buyer's details with which the form is filled in. */
  buyer: { country: string; company: string; address: string; vatId: string };
  /** Countries from which one may buy: codes in the order of their names, separated by spaces. */
  countries: string;
  /** Undefined if there is no choice, or nothing to pay. */
  methods: PayMethods | undefined;
  formToken: string;
  /** A member's address, which the form does not ask for. */
  memberEmail: string | undefined;
  /** The visitor was logged in, but their session has ended. */
  sessionEnded: boolean;
  supportEmail: string;
}

export interface QuoteProblem {
  kind: 'problem';
  error: QuoteError;
  /** The message itself, so that a working checkout need not load these words. */
  text: string;
  status: number;
  /** The product the problem is about, if that is sold. */
  product: Pick<Offer, 'pid' | 'slug' | 'name'> | undefined;
  /** The rest of the basket, if the problem is about one product of several. */
  restHref: string | undefined;
}

export interface QuotePageInput {
  query: URLSearchParams;
  locale: Locale;
  /** ISO 3166 code, or undefined if it is not known. */
  country: string | undefined;
  blockedCountries: readonly string[];
  /** What the buyer has already said about themselves. */
  buyer?: TypedBuyer | undefined;
  member: PriceMember | undefined;
  sessionEnded: boolean;
  ip: string;
  /** The prices that this browser was shown before, see `PRICE_COOKIE`. */
  priceCookie: string | undefined;
  sameBuyer: QuoteInput['sameBuyer'];
  supportEmail: string;
  /** By a promotion's key, its title in this language. */
  promotionTitles: Readonly<Record<string, string>>;
}

/**
 * Prices what a checkout link asks for and prepares the page, with links to change the choice.
 * @returns the page, and for the server only: the new value of `PRICE_COOKIE`, and the context that lowers the prices of
 * other licences, without a code
 */
export async function quotePage(
  { limits, ...deps }: QuoteDeps & VatDeps & PayChoicesDeps & { limits: Limits },
  { query, locale, promotionTitles, ...input }: QuotePageInput,
): Promise<(QuotePage & { priceCookie: string | undefined; context: PriceContext }) | QuoteProblem> {
  const { db, clock } = deps;
  const { sameBuyer } = input;
  const asking = { ...input, locale };
  const asked = checkoutLinkFields(query);
  const plain = withoutCoupon(asked);
  const allowed = await quoteForVisitor({ ...deps, limits }, { ...asking, query });
  // A visitor who has tried too many codes can still buy, at the list price.
  const quoted =
    !allowed.ok && allowed.error === 'too_many_requests'
      ? await quoteCheckout(deps, { ...asking, query: plain })
      : allowed;
  if (!quoted.ok) return problemOf(db, quoted, asked, locale);
  const { quote } = quoted;
  const code = asked.get('coupon') ?? asked.get('discount');
  const refused = !allowed.ok && allowed.error === 'too_many_requests';
  const coupon: QuotePage['coupon'] =
    refused && code ? { code, problem: 'too_many_requests' } : quote.coupon && shownCoupon(quote.coupon);
  const money = (amountMinor: number) => formatMoney(amountMinor, quote.currency, locale);
  const byCoupon = quote.reductions.find(({ kind }) => kind === 'coupon');
  const context = await readPriceContext(
    { db },
    {
      ...{ at: clock.now(), code: undefined, discountsProhibited: false },
      ...{ member: input.member, country: input.country },
      unpaidOrders: sameBuyer && (() => unpaidOrdersOf(db, sameBuyer, clock.now())),
    },
  );
  const announces = quote.currency === 'EUR' || isEuCountry(input.country);
  const lowest = announces ? await lowestPrices({ db, clock }, quote) : [];
  const lines = await lineChoices(db, quote, { locale, context });
  const buyer = {
    country: input.buyer?.country ?? likelyCountry(locale, input.country),
    company: input.buyer?.company ?? '',
    address: input.buyer?.address ?? '',
    vatId: input.buyer?.vatId ?? '',
  };
  const billed = await billForVisitor({ ...deps, limits }, quote, {
    typed: buyer,
    network: input.country,
    ip: input.ip,
  });
  return {
    kind: 'quote',
    priceCookie: quoted.priceCookie,
    context,
    lines,
    names: listFormat(locale).format(new Set(lines.map(({ product }) => product.name))),
    subtotal: money(quote.listMinor),
    discount: byCoupon && money(-byCoupon.offMinor),
    promotions: quote.reductions.flatMap((step) =>
      step.kind === 'promotion'
        ? [{ name: promotionTitles[step.key] ?? step.name, amount: money(-step.offMinor) }]
        : [],
    ),
    lowest: lowest.flatMap((minor, index) => {
      const name = lines[index]?.product.name;
      return minor !== undefined && name ? [{ name, amount: money(minor) }] : [];
    }),
    ...shownBill(billed, quote, locale),
    buyer,
    countries: countriesIn(locale, input.blockedCountries),
    coupon,
    takesCoupon: !asked.has('discounts_prohibited'),
    submitTo: `?${coupon?.problem ? plain : asked}`,
    plain: { href: `?${plain}`, fields: [...plain] },
    methods:
      billed.bill.totalMinor > 0
        ? await payMethods(deps, quote, { country: input.country, locale })
        : undefined,
    formToken: newFormToken(),
    memberEmail: input.member?.email,
    sessionEnded: input.sessionEnded,
    supportEmail: input.supportEmail,
  };
}

/** Leaves out the coupon's other products, which visitors must not learn. */
function shownCoupon({ code, problem }: PricedCoupon): QuotePage['coupon'] {
  return problem ? { code, problem } : { code };
}

async function problemOf(
  db: Db,
  { error, pid }: QuoteRefusal,
  asked: URLSearchParams,
  locale: Locale,
): Promise<QuoteProblem> {
  const pids = linkPids(asked);
  const [offer] = await findOffers(db, [pid ?? pids[0] ?? '']);
  return {
    kind: 'problem',
    error,
    text: wordsIn(locale, 'shop')(`checkoutProblems.${error}`),
    status: quoteErrors[error].status,
    product: offer?.onSale
      ? { pid: offer.pid, slug: offer.slug, name: namesIn(offer, locale).shortName }
      : undefined,
    restHref: pid && pids.length > 1 ? `?${withoutProduct(asked, pid)}` : undefined,
  };
}

function withoutProduct(asked: URLSearchParams, pid: string): URLSearchParams {
  const rest = new URLSearchParams(asked);
  rest.set(
    'pid',
    linkPids(asked)
      .filter((other) => other !== pid)
      .join(),
  );
  return checkoutLinkFields(rest);
}
