import { createHash } from 'node:crypto';
import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import type { BoughtLine, CheckoutView } from '@spindle/domain/checkout/checkout.ts';
import { checkoutCookieName } from '@spindle/domain/checkout/checkout-access.ts';
import type { CheckoutDeps } from '@spindle/domain/checkout/deps.ts';
import { type ViewError, viewErrors } from '@spindle/domain/checkout/errors.ts';
import { settleCheckout } from '@spindle/domain/checkout/settle-checkout.ts';
import { type CheckoutProof, viewCheckout } from '@spindle/domain/checkout/view-checkout.ts';
import { nameReduction, reductionsOfPaid } from '@spindle/domain/orders/reductions.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { formatPaid } from '@spindle/domain/pricing/format-paid.ts';
import { orderTaxSentence } from '@spindle/domain/pricing/tax-sentence.ts';
import { findSeller } from '@spindle/domain/seller/find-seller.ts';
import { sellerParts } from '@spindle/domain/seller/seller-parts.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { listFormat } from '@spindle/i18n/formats.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { parse } from 'hono/utils/cookie';
import type { Links } from '../../page/links.ts';
import { renewalsOf } from './renewals-of.ts';

/**
 * waiting: the payment page is open. unpaid: the provider's page is not there (yet). ended: nothing was paid and nothing
 * will be. review: money came that does not match. refused: that money was not accepted and goes back. refunded: all of
 * it went back. disputed: the bank claims it back.
 */
export type CheckoutStanding =
  | 'paid'
  | 'waiting'
  | 'unpaid'
  | 'ended'
  | 'review'
  | 'refused'
  | 'refunded'
  | 'disputed';

/** One product of an order, with its keys once they are there. */
export interface ShownLine {
  product: { name: string; pid: string; system: Offer['system']; productLine: Offer['productLine'] };
  licenceType: LicenceType;
  quantity: number;
  /** The price before the coupon. */
  list: string;
  total: string;
  licences: { key: string; worksUntil: string | undefined; updatesUntil: string | undefined }[];
  /** What the keys of a bundle open, as a sentence lists it. */
  opens: string | undefined;
  /** The newest build. */
  download: Offer['builds'][number] | undefined;
}

/** A started checkout, as its buyer sees it; dates and amounts are formatted. */
export interface ShownCheckout {
  kind: 'shown';
  standing: CheckoutStanding;
  checkoutId: string;
  orderNumber: string;
  /** Tells purchases apart for the tracker; not used for anything else. */
  purchaseRef: string;
  email: string;
  /** The recipient, if it is a gift. */
  giftEmail: string | undefined;
  /** The buyer's business, in parts: company, address, VAT id. */
  business: readonly string[];
  /** The seller, in parts: name, address, tax numbers. */
  seller: readonly string[];
  memberView: boolean;
  /** The day on the seller's calendar, as on the invoice; undefined until it is paid. */
  paidOn: string | undefined;
  /** The amount that was paid. */
  paid: string;
  /** What lowered the prices, each with a minus sign. */
  reductions: { label: string; amount: string }[];
  lines: readonly [ShownLine, ...ShownLine[]];
  /** What renews by itself: a sentence each, with its day and price. */
  renewals: readonly string[];
  /** As a sentence lists them. */
  productNames: string;
  total: string;
  /** The tax contained in the total, as a sentence. */
  tax: string | undefined;
  /** The provider's page, while one can pay there. */
  payAt: string | undefined;
  /** A new checkout of the same thing. */
  againHref: string;
  supportEmail: string;
  invoices: CheckoutView['invoices'];
}

/** Anybody who can't prove to be the buyer learns nothing about the order. */
export interface HiddenCheckout {
  kind: 'hidden';
  error: ViewError;
  status: number;
}

export interface ShowCheckoutInput {
  query: URLSearchParams;
  cookies: string | null;
  memberId: string | undefined;
  locale: Locale;
  shopName: string;
  links: Links;
  supportEmail: string;
}

/** Shows a checkout to its buyer, after asking the provider for the state of the payment. */
export async function showCheckout(
  deps: CheckoutDeps,
  { query, cookies, memberId, ...input }: ShowCheckoutInput,
): Promise<ShownCheckout | HiddenCheckout> {
  const checkoutId = query.get('checkout') ?? '';
  if (!/^[0-9A-Z]{10,64}$/.test(checkoutId)) return hidden('not_found');
  const proof = proofOf({ checkoutId, query, cookies, memberId });
  let viewed = await viewCheckout(deps, { checkoutId, proof });
  if (viewed.ok && viewed.view.state === 'pending') {
    await settleCheckout(deps, { checkoutId });
    viewed = await viewCheckout(deps, { checkoutId, proof });
  }
  if (!viewed.ok) return hidden(viewed.error);
  const pids = viewed.view.lines.map(({ pid }) => pid);
  const [offers, seller] = await Promise.all([findOffers(deps.db, pids), findSeller(deps.db)]);
  const renewals = await renewalsOf(deps, viewed.view, {
    locale: input.locale,
    nameOf: (subscription) => nameOf(subscription, offers, input.locale),
  });
  return shown(viewed.view, offers, {
    ...input,
    seller: sellerParts(seller, input),
    timeZone: seller?.timeZone,
    memberView: memberId !== undefined,
    renewals,
  });
}

/** The short name; for a product that is no longer sold, the name under which it was bought. */
function nameOf(
  { pid, productName }: { pid: string; productName: string },
  offers: readonly Offer[],
  locale: Locale,
): string {
  const offer = offers.find((one) => one.pid === pid);
  return (offer && namesIn(offer, locale).shortName) ?? productName;
}

/** What a visitor can present to prove that a checkout is theirs. */
export function proofOf({
  checkoutId,
  query,
  cookies,
  memberId,
}: Pick<ShowCheckoutInput, 'query' | 'cookies' | 'memberId'> & { checkoutId: string }): CheckoutProof {
  const cookie = checkoutCookieName(checkoutId);
  return {
    secret: parse(cookies ?? '', cookie)[cookie],
    signature: query.get('sig') ?? undefined,
    memberId,
  };
}

function hidden(error: ViewError): HiddenCheckout {
  return { kind: 'hidden', error, status: viewErrors[error].status };
}

function shown(
  view: CheckoutView,
  offers: readonly Offer[],
  {
    locale,
    links,
    memberView,
    supportEmail,
    seller,
    renewals,
    timeZone,
  }: Pick<ShowCheckoutInput, 'locale' | 'links' | 'supportEmail'> &
    Pick<ShownCheckout, 'memberView' | 'seller' | 'renewals'> & { timeZone: string | undefined },
): ShownCheckout {
  const { order, payment } = view;
  const business = view.tax?.business;
  const [first, ...others] = view.lines;
  const formatDay = dayFormatter(locale);
  const standing = standingOf(view);
  const money = (amountMinor: number) => formatMoney(amountMinor, order.currency, locale);
  const shownLine = (line: BoughtLine): ShownLine => {
    const offer = offers.find(({ pid }) => pid === line.pid);
    return {
      product: {
        name: nameOf(line, offers, locale),
        pid: line.pid,
        system: offer?.system ?? 'win',
        productLine: offer?.productLine ?? 'suite',
      },
      licenceType: line.licenceType,
      quantity: line.quantity,
      list: money(line.listMinor),
      total: money(line.totalMinor),
      licences: line.licences.filter(isKept).map(({ key, worksUntil, updatesUntil }) => ({
        key,
        worksUntil: worksUntil ? formatDay(worksUntil) : undefined,
        updatesUntil: updatesUntil ? formatDay(updatesUntil) : undefined,
      })),
      opens: line.opens.length > 0 ? listFormat(locale).format(line.opens) : undefined,
      download: line.downloads[0],
    };
  };
  const lines = [shownLine(first), ...others.map(shownLine)] as const;
  return {
    kind: 'shown',
    standing,
    checkoutId: view.checkoutId,
    orderNumber: order.number,
    purchaseRef: createHash('sha256').update(order.number).digest('hex').slice(0, 16),
    email: order.email,
    giftEmail: order.giftEmail ?? undefined,
    business: business
      ? [business.company, ...business.address.split('\n'), business.vatId ?? ''].filter(Boolean)
      : [],
    seller,
    memberView,
    paidOn: order.paidAt ? dayFormatter(locale, timeZone)(order.paidAt) : undefined,
    paid: formatPaid(order, locale),
    reductions: reductionsOfPaid(view.lines, order).map((reduction) => ({
      label: nameReduction(locale, reduction),
      amount: money(-reduction.offMinor),
    })),
    lines,
    renewals,
    productNames: listFormat(locale).format(new Set(lines.map(({ product }) => product.name))),
    total: money(order.totalMinor),
    tax: orderTaxSentence(order, view.tax, locale),
    payAt: standing === 'waiting' ? (payment?.redirectUrl ?? undefined) : undefined,
    againHref: links.checkoutOf(view.againQuery),
    supportEmail,
    invoices: view.invoices,
  };
}

/** A licence that was refunded and revoked is no longer part of the purchase. */
const isKept = ({ state }: BoughtLine['licences'][number]) => state !== 'revoked';

function standingOf({ state, payment }: CheckoutView): CheckoutStanding {
  if (state === 'paid' || state === 'partly_refunded') return 'paid';
  if (state === 'refunded' || state === 'charged_back') return 'refunded';
  if (state === 'review' || state === 'disputed') return state;
  if (state === 'cancelled' && payment?.state === 'succeeded') return 'refused';
  if (state === 'cancelled' || payment?.state === 'failed' || payment?.state === 'expired') return 'ended';
  return payment?.redirectUrl ? 'waiting' : 'unpaid';
}
