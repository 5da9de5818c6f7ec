import { randomUUID } from 'node:crypto';
import { randomCrockford } from '@spindle/platform/crockford.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Order } from './order.ts';
import { insertOrder, selectOrderByKey } from './queries.ts';

export type NewOrder = Pick<
  Order,
  | 'email'
  | 'memberId'
  | 'locale'
  | 'country'
  | 'pid'
  | 'productName'
  | 'licenceType'
  | 'currency'
  | 'listMinor'
  | 'totalMinor'
  | 'couponCode'
  | 'placedAt'
>;

/**
 * Places an order at a price that was decided on the server. The same idempotency key gives the same
 * order, however often and however close together it comes.
 */
export async function placeOrder(
  tx: Db,
  idempotencyKey: string,
  order: NewOrder,
): Promise<{ order: Order; placed: boolean }> {
  const placed = await insertOrder(tx, {
    ...order,
    id: randomUUID(),
    number: `SP-${randomCrockford(5)}-${randomCrockford(5)}`,
    idempotencyKey,
  });
  if (placed) return { order: placed, placed: true };
  const existing = await selectOrderByKey(tx, idempotencyKey);
  if (!existing) throw new Error('an order vanished between insert and select');
  return { order: existing, placed: false };
}
