import { randomUUID } from 'node:crypto';
import { randomCrockford } from '@spindle/platform/crockford.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Order, OrderLine } from './order.ts';
import { selectOrderByKey } from './queries/find.ts';
import { insertOrder } from './queries/write.ts';

type Unsaid = 'renewalMinor' | 'couponMinor' | 'promotionMinor' | 'creditMinor';
type NewLine = Omit<OrderLine, 'id' | 'position' | Unsaid> & Partial<Pick<OrderLine, Unsaid>>;

export type NewOrder = Pick<
  Order,
  'email' | 'memberId' | 'locale' | 'country' | 'currency' | 'couponCode' | 'placedAt'
> &
  Partial<Pick<Order, 'giftEmail' | 'giftLocale'>> & { lines: readonly [NewLine, ...NewLine[]] };

/**
 * Places an order at a price that was decided on the server; its total is the sum of its lines. The same idempotency key gives
 * the same order, even for concurrent calls.
 */
export async function placeOrder(
  tx: Db,
  idempotencyKey: string,
  { lines, ...order }: NewOrder,
): Promise<{ order: Order; placed: boolean }> {
  const [first, ...others] = lines;
  const placed = await insertOrder(tx, {
    ...order,
    idempotencyKey,
    id: randomUUID(),
    number: `SP-${randomCrockford(5)}-${randomCrockford(5)}`,
    listMinor: sum(lines.map(({ listMinor }) => listMinor)),
    totalMinor: sum(lines.map(({ totalMinor }) => totalMinor)),
    lines: [lineAt(1, first), ...others.map((line, index) => lineAt(index + 2, line))],
  });
  if (placed) return { order: placed, placed: true };
  const existing = await selectOrderByKey(tx, idempotencyKey);
  if (!existing) throw new Error('an order vanished between insert and select');
  return { order: existing, placed: false };
}

function lineAt(position: number, line: NewLine): OrderLine {
  const unsaid = { renewalMinor: null, couponMinor: null, promotionMinor: null, creditMinor: null };
  return { ...unsaid, ...line, id: randomUUID(), position };
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((one, other) => one + other, 0);
}
