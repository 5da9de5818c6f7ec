import type { Db } from '@spindle/platform/database.ts';
import { isPaidAsAgreed, type Order, paidFor } from '../orders/order.ts';
import { reductionsOf, reductionsOfPaid } from '../orders/reductions.ts';
import { ordersCreditedTo } from '../payments/credits/orders-credited-to.ts';
import { paidShares } from '../payments/refunds/refund.ts';
import { dayBefore, dayIn, type Seller } from '../seller/seller.ts';
import { type PaidPeriod, periodsOfLines } from '../subscriptions/periods/periods-of-lines.ts';
import { findRegistration } from '../tax/find-registration.ts';
import { taxOfOrder } from '../tax/tax-of-order.ts';
import { isSameVatArea } from '../tax/vat-area.ts';
import { invoiceAmounts } from './amounts.ts';
import { type InvoiceLine, standingInvoice } from './invoice.ts';
import type { Draft } from './issue-document.ts';
import { selectInvoicesOfOrders } from './queries.ts';

/** Drafts the invoice of a fulfilled order, at the amount that was paid. */
export async function draftInvoice(
  tx: Db,
  order: Order,
  { seller, demo }: { seller: Seller; demo: boolean },
): Promise<Draft> {
  const tax = await taxOfOrder(tx, order.id);
  const { scheme, rateBp } = tax ?? { scheme: 'none' as const, rateBp: 0 };
  const country = tax?.country ?? order.country;
  // Within the seller's own VAT area only the seller's number counts, which is on every invoice anyway.
  const isAbroad = scheme === 'domestic' && country !== null && !isSameVatArea(country, seller.country);
  const deliveredOn = dayIn(seller.timeZone, order.paidAt ?? order.placedAt);
  const registered =
    isAbroad && (await findRegistration(tx, { country, home: seller.country, day: deliveredOn }));
  const { amountMinor, currency } = paidFor(order);
  // If staff have accepted another amount, the reductions do not explain it.
  const asAgreed = isPaidAsAgreed(order);
  const byCoupon = reductionsOf(order.lines, order).every(({ kind }) => kind === 'coupon');
  const couponCode = asAgreed && byCoupon ? order.couponCode : null;
  const creditedFrom = asAgreed && order.lines.length === 1 ? await invoicesCreditedTo(tx, order) : [];
  const shares = paidShares(order.lines, amountMinor);
  const lineIds = order.lines.map(({ id }) => id);
  const periods = new Map((await periodsOfLines(tx, lineIds)).map((paid) => [paid.lineId, paid]));
  const lines = order.lines.map((line, index) => {
    const { id: lineId, productName: name, licenceType, quantity, listMinor } = line;
    return {
      ...{ lineId, name, licenceType, quantity },
      ...(asAgreed ? { listMinor, reductions: reductionsOfPaid([line], order) } : { listMinor: null }),
      grossMinor: shares[index]?.paidMinor ?? 0,
      ...periodOf(seller, periods.get(lineId)),
    };
  });
  const { business, person } = tax ?? { business: null, person: null };
  const name = business?.company ?? person?.name ?? null;
  const address = (business ?? person)?.address ?? null;
  const vatId = business?.vatId ?? null;
  return {
    orderId: order.id,
    cause: `order ${order.id}`,
    document: {
      ...{ kind: 'invoice', reason: 'order', demo, seller, currency, about: null },
      orderedOn: dayIn(seller.timeZone, order.placedAt),
      deliveredOn,
      locale: order.locale,
      buyer: { name, address, vatId, country, email: order.email },
      orderNumber: order.number,
      couponCode,
      ...(creditedFrom.length > 0 && { creditedFrom }),
      tax: { country, scheme, rateBp, ...(registered && { number: registered.number }) },
      ...invoiceAmounts(lines, rateBp, currency),
    },
  };
}

/** First and last day of a period, in the seller's time zone: the last day is the one before the next period begins. */
function periodOf({ timeZone }: Seller, paid: PaidPeriod | undefined): Pick<InvoiceLine, 'period'> {
  if (!paid) return {};
  const from = dayIn(timeZone, paid.startsAt);
  const through = dayBefore(dayIn(timeZone, paid.endsAt));
  return { period: { from, through: through < from ? from : through } };
}

/** The numbers of the invoices of the orders that the credit came from. */
async function invoicesCreditedTo(tx: Db, { lines }: Order): Promise<string[]> {
  const numbers: string[] = [];
  const lineIds = lines.map(({ id }) => id);
  for (const orderId of await ordersCreditedTo(tx, lineIds)) {
    const invoice = standingInvoice(await selectInvoicesOfOrders(tx, [orderId]));
    if (invoice) numbers.push(invoice.document.number);
  }
  return numbers;
}
