import type { Db } from '@spindle/platform/database.ts';
import type { Order } from '../orders/order.ts';
import { findSeller } from '../seller/find-seller.ts';
import { dayIn } from '../seller/seller.ts';
import { decideTax } from './decide-tax.ts';
import { selectOrderTax, updateOrderTax } from './queries.ts';
import { splitTax } from './split-tax.ts';

/**
 * Decides an order's tax anew if it is paid on another day than it was placed, by the seller's calendar: a rate or a
 * registration may have changed, and the day of payment is that of supply. The price stays the same and contains another tax; a
 * reverse charge stays, because its price contains none. Runs in the transaction that moves the order to paid, before the invoice
 * is drafted.
 */
export async function taxOnPayment(
  tx: Db,
  { id: orderId, totalMinor, currency, placedAt }: Pick<Order, 'id' | 'totalMinor' | 'currency' | 'placedAt'>,
  paidAt: Date,
): Promise<void> {
  const timeZone = (await findSeller(tx))?.timeZone ?? 'UTC';
  if (dayIn(timeZone, placedAt) === dayIn(timeZone, paidAt)) return;
  const { tax } = (await selectOrderTax(tx, orderId)) ?? {};
  if (!tax?.country || tax.scheme === 'reverse_charge') return;
  const { country } = tax;
  const { scheme, rateBp } = await decideTax(tx, { country }, paidAt);
  if (scheme === tax.scheme && rateBp === tax.rateBp) return;
  const { taxMinor } = splitTax(totalMinor, rateBp, currency);
  await updateOrderTax(tx, orderId, { country, scheme, rateBp, taxMinor });
}
