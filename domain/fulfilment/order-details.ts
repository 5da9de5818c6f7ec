import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { addressOfBuyer } from '../accounts/address-of-buyer.ts';
import { auditOf } from '../audit/audit-of.ts';
import { licencesOfOrder } from '../licences/licences-of-order.ts';
import { findOrderByNumber } from '../orders/find-order-by-number.ts';
import { carriedOfLines } from '../payments/credits/carried-of-lines.ts';
import { disputesOfOrder } from '../payments/disputes/disputes-of-order.ts';
import { paidPaymentOfOrder } from '../payments/paid-payment-of-order.ts';
import { paymentsOfOrder } from '../payments/payments-of-order.ts';
import { refundsOfOrder } from '../payments/refunds/refunds-of-order.ts';
import { risksOfOrders } from '../risk/risks-of-orders.ts';
import { balancesOf } from './balances-of.ts';

export type OrderDetails = NonNullable<Awaited<ReturnType<typeof orderDetails>>>;

/** Everything that belongs to one order, for staff. */
export async function orderDetails({ db, clock }: { db: Db; clock: Clock }, number: string) {
  const order = await findOrderByNumber(db, number);
  if (!order) return undefined;
  const payment = await paidPaymentOfOrder(db, order.id);
  const refunds = await refundsOfOrder(db, order.id);
  const standing = refunds.filter(({ state, paymentId }) => state !== 'failed' && paymentId === payment?.id);
  return {
    order,
    /** Where mails about it go: the member may have changed their address since. */
    address: await addressOfBuyer(db, order),
    payments: await paymentsOfOrder(db, order.id),
    refunds,
    /** Its risk when it was placed; undefined in orders of older versions, and of modules that do not assess it. */
    risk: (await risksOfOrders(db, [order.id])).get(order.id),
    /** What was paid for each line, refunded of it, and turned into credit; empty if nothing was paid. */
    balances: payment ? balancesOf(order, payment, standing, await carriedOfLines(db, payment)) : [],
    disputes: await disputesOfOrder(db, order.id),
    licences: await licencesOfOrder({ db, clock }, order.id),
    audit: await auditOf(db, { kind: 'order', id: order.id }),
  };
}
