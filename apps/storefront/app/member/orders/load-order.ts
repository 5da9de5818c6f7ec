import { findOffers } from '@spindle/domain/catalogue/find-offers.ts';
import { namesIn } from '@spindle/domain/catalogue/names-in.ts';
import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import type { InvoiceKind } from '@spindle/domain/invoices/invoice.ts';
import { isElectronic } from '@spindle/domain/invoices/invoice-format.ts';
import { invoicesOfOrders } from '@spindle/domain/invoices/invoices-of-orders.ts';
import type { Licence } from '@spindle/domain/licences/licence.ts';
import { licencesOfOrder } from '@spindle/domain/licences/licences-of-order.ts';
import { type Order, type OrderState, paidFor } from '@spindle/domain/orders/order.ts';
import { orderOfMember } from '@spindle/domain/orders/order-of-member.ts';
import { nameReduction, reductionsOfPaid } from '@spindle/domain/orders/reductions.ts';
import type { Refund } from '@spindle/domain/payments/refunds/refund.ts';
import { refundsOfOrder } from '@spindle/domain/payments/refunds/refunds-of-order.ts';
import { formatExactMoney } from '@spindle/domain/pricing/format-exact-money.ts';
import { formatMoney } from '@spindle/domain/pricing/format-money.ts';
import { formatPaid } from '@spindle/domain/pricing/format-paid.ts';
import { findSeller } from '@spindle/domain/seller/find-seller.ts';
import { sellerParts } from '@spindle/domain/seller/seller-parts.ts';
import { taxOfOrder } from '@spindle/domain/tax/tax-of-order.ts';
import { dayFormatter } from '@spindle/i18n/format-day.ts';
import { numberFormat } from '@spindle/i18n/formats.ts';
import type { Clock } from '@spindle/platform/clock.ts';
import { CURRENCIES } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { Links } from '../../../page/links.ts';

/** One product of an order. */
export interface ShownLine {
  id: string;
  name: string;
  system: Offer['system'] | undefined;
  licenceType: LicenceType;
  quantity: number;
  /** The price before the discount. */
  list: string;
  /** Only the member's own: a licence that was given away shows its key elsewhere. */
  licences: Pick<Licence, 'id' | 'key' | 'state'>[];
}

/** An order as its buyer sees it; dates and amounts are in the member's language. */
export interface ShownOrder {
  number: string;
  state: OrderState;
  /** The day on the seller's calendar, as on its documents. */
  placed: string;
  /** Undefined until it is paid. */
  paidOn: string | undefined;
  email: string;
  /** The recipient if it was a gift; undefined if the buyer kept it. */
  giftEmail: string | undefined;
  lines: ShownLine[];
  /** What lowered the prices, each with a minus sign. */
  reductions: { label: string; amount: string }[];
  total: string;
  /** The tax contained in the total, and its rate; undefined if none is collected. */
  tax: { rate: string; amount: string } | undefined;
  /** The buyer is a business that owes the tax itself. */
  reverseCharge: boolean;
  /** Each with a minus sign; `done` once the provider has sent the money. */
  refunds: { id: string; date: string; amount: string; done: boolean }[];
  /** What was paid less the refunds; undefined without refunds. */
  left: string | undefined;
  /** The seller, in parts: name, address, tax numbers. */
  seller: readonly string[];
  /** Invoice and credit notes, in the order in which they were issued. */
  documents: { number: string; kind: InvoiceKind; href: string; electronicHref: string | undefined }[];
}

/** An order with everything that has happened to it; undefined if the member has none of this number. */
export async function loadOrder(
  deps: { db: Db; clock: Clock },
  {
    memberId,
    number,
    locale,
    shopName,
    links,
  }: { memberId: string; number: string; locale: Locale; shopName: string; links: Links },
): Promise<ShownOrder | undefined> {
  const order = await orderOfMember(deps.db, { memberId, number });
  if (!order) return undefined;
  const [offers, licences, refunds, tax, seller, invoices] = await Promise.all([
    findOffers(
      deps.db,
      order.lines.map(({ pid }) => pid),
    ),
    licencesOfOrder(deps, order.id),
    refundsOfOrder(deps.db, order.id),
    taxOfOrder(deps.db, order.id),
    findSeller(deps.db),
    invoicesOfOrders(deps.db, [order.id]),
  ]);
  const formatDay = dayFormatter(locale, seller?.timeZone);
  const { reductions, left, ...money } = moneyOf(order, locale);
  return {
    number: order.number,
    state: order.state,
    placed: formatDay(order.placedAt),
    paidOn: order.paidAt ? formatDay(order.paidAt) : undefined,
    email: order.email,
    giftEmail: order.giftEmail ?? undefined,
    lines: order.lines.map((line) => {
      const offer = offers.find(({ pid }) => pid === line.pid);
      return {
        id: line.id,
        name: offer ? namesIn(offer, locale).shortName : line.productName,
        system: offer?.system,
        licenceType: line.licenceType,
        quantity: line.quantity,
        list: money.list(line.listMinor),
        licences: licences
          .filter((licence) => licence.lineId === line.id && licence.memberId === memberId)
          .map(({ id, key, state }) => ({ id, key, state })),
      };
    }),
    reductions,
    total: formatPaid(order, locale),
    tax:
      tax && tax.taxMinor > 0
        ? { rate: formatRate(tax.rateBp, locale), amount: exact(tax.taxMinor, order.currency, locale) }
        : undefined,
    reverseCharge: tax?.scheme === 'reverse_charge',
    refunds: refunds
      .filter(({ state }) => state !== 'failed')
      .map(({ id, state, amountMinor, currency, createdAt, settledAt }) => ({
        id,
        date: formatDay(settledAt ?? createdAt),
        amount: `−${exact(amountMinor, currency, locale)}`,
        done: state === 'succeeded',
      })),
    left,
    seller: sellerParts(seller, { locale, shopName }),
    documents: invoices.map(({ document }) => ({
      ...{ number: document.number, kind: document.kind },
      href: links.invoice(document.number),
      electronicHref: isElectronic(document) ? links.invoice(document.number, 'ubl') : undefined,
    })),
  };
}

/** @param rateBp basis points: 1900 is 19 % */
function formatRate(rateBp: number, locale: Locale): string {
  return numberFormat(locale, { style: 'percent', maximumFractionDigits: 2 }).format(rateBp / 10_000);
}

function moneyOf(order: Order, locale: Locale) {
  const list = (amountMinor: number) => formatMoney(amountMinor, order.currency, locale);
  const paid = paidFor(order);
  return {
    list,
    reductions: reductionsOfPaid(order.lines, order).map((reduction) => ({
      label: nameReduction(locale, reduction),
      amount: list(-reduction.offMinor),
    })),
    left:
      order.refundedMinor > 0
        ? exact(paid.amountMinor - order.refundedMinor, paid.currency, locale)
        : undefined,
  };
}

/** Prices are multiples of ten yen, but tax and refunds need not be, nor need they be in one of the shop's currencies. */
function exact(amountMinor: number, of: Refund['currency'], locale: Locale): string {
  const currency = CURRENCIES.find((known) => known === of && (known !== 'JPY' || amountMinor % 10 === 0));
  return currency ? formatMoney(amountMinor, currency, locale) : formatExactMoney(amountMinor, of, locale);
}
