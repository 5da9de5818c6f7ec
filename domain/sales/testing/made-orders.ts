import { randomUUID } from 'node:crypto';
import type { Currency } from '@spindle/platform/currencies.ts';
import type { Db } from '@spindle/platform/database.ts';
import { orderLines, orders } from '../../orders/tables.ts';
import { disputes } from '../../payments/disputes/tables.ts';
import { refundLines, refunds } from '../../payments/refunds/tables.ts';
import { payments } from '../../payments/tables.ts';

export interface Sold {
  at: string | null;
  lines: readonly (readonly [pid: string, totalMinor: number])[];
  currency?: Currency;
  country?: string | null;
  paid?: { paidMinor: number; paidCurrency: string };
}

export async function sold(db: Db, { at, lines, currency = 'EUR', country = 'DE', paid }: Sold) {
  const id = randomUUID();
  const totalMinor = lines.reduce((sum, [, total]) => sum + total, 0);
  const first = { pid: lines[0]?.[0] ?? '', productName: 'A product', licenceType: 'LFT' as const };
  const paidAt = at ? new Date(at) : null;
  const order = {
    ...first,
    id,
    number: id,
    idempotencyKey: id,
    state: paidAt ? ('paid' as const) : ('pending' as const),
    email: 'kei@example.test',
    locale: 'en' as const,
    country,
    currency,
    listMinor: totalMinor,
    totalMinor,
    placedAt: new Date('2026-11-18T00:00:00Z'),
    paidAt,
    ...paid,
  };
  const written = lines.map(([pid, lineMinor], index) => ({
    ...first,
    id: randomUUID(),
    orderId: id,
    position: index + 1,
    pid,
    quantity: 1,
    listMinor: lineMinor,
    discountMinor: 0,
    totalMinor: lineMinor,
  }));
  await db.transaction(async (tx) => {
    await tx.insert(orders).values(order);
    await tx.insert(orderLines).values(written);
  });
  const paymentId = randomUUID();
  await db.insert(payments).values({
    id: paymentId,
    orderId: id,
    provider: 'sandbox',
    amountMinor: totalMinor,
    currency,
    createdAt: new Date('2026-11-18T00:00:00Z'),
    state: 'succeeded',
    settledAt: paidAt,
  });
  return { id, paymentId, currency, lineIds: written.map((line) => line.id) };
}

export type SoldOrder = Awaited<ReturnType<typeof sold>>;

/** Pays an order a second time. The order that is returned has the second payment, for refunds and disputes of it. */
export async function paidAgain(db: Db, order: SoldOrder, at: string): Promise<SoldOrder> {
  const settledAt = new Date(at);
  const paymentId = randomUUID();
  await db.insert(payments).values({
    ...{ id: paymentId, orderId: order.id, provider: 'sandbox', amountMinor: 5000, currency: order.currency },
    ...{ createdAt: settledAt, settledAt, state: 'succeeded' as const },
  });
  return { ...order, paymentId };
}

export async function refunded(
  db: Db,
  order: SoldOrder,
  at: string,
  amounts: readonly number[],
  state: 'succeeded' | 'failed',
) {
  const id = randomUUID();
  await db.insert(refunds).values({
    id,
    requestKey: id,
    orderId: order.id,
    paymentId: order.paymentId,
    provider: 'sandbox',
    state,
    amountMinor: amounts.reduce((sum, amount) => sum + amount, 0),
    currency: order.currency,
    reason: '',
    createdAt: new Date(at),
    settledAt: new Date(at),
    askAfter: new Date(at),
  });
  await db.insert(refundLines).values(
    amounts.flatMap((amountMinor, index) => {
      const lineId = order.lineIds[index];
      return amountMinor > 0 && lineId ? [{ refundId: id, lineId, amountMinor }] : [];
    }),
  );
}

export async function disputed(
  db: Db,
  order: SoldOrder,
  at: string,
  amountMinor: number,
  state: 'won' | 'lost',
) {
  await db.insert(disputes).values({
    id: randomUUID(),
    orderId: order.id,
    paymentId: order.paymentId,
    provider: 'sandbox',
    providerId: randomUUID(),
    state,
    amountMinor,
    currency: order.currency,
    reason: 'fraudulent',
    openedAt: new Date(at),
    closedAt: new Date(at),
  });
}

/** Deletes all orders and what belongs to them. */
export async function forgetOrders(db: Db): Promise<void> {
  for (const table of [refundLines, refunds, disputes, payments, orderLines, orders]) await db.delete(table);
}
