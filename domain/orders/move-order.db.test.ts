import { randomUUID } from 'node:crypto';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { findOrder } from './find-order.ts';
import { moveOrder, type OrderMove } from './move-order.ts';
import { noteRefunded } from './note-refunded.ts';
import { isFulfilled, ORDER_MOVES, ORDER_STATES, type OrderState } from './order.ts';
import { restoreOrder } from './restore-order.ts';
import { orders } from './tables.ts';

const { db } = await testDatabase();
const at = new Date('2026-11-20T12:00:00Z');
const paid = { amountMinor: 4995, currency: 'USD' };

async function orderIn(state: OrderState): Promise<string> {
  const id = randomUUID();
  await db.insert(orders).values({
    id,
    number: id,
    idempotencyKey: id,
    state,
    email: 'kei@example.test',
    locale: 'en',
    pid: '643',
    productName: 'DVD Ripper',
    licenceType: 'LFT',
    currency: 'USD',
    listMinor: 4995,
    totalMinor: 4995,
    placedAt: at,
    paidAt: isFulfilled({ state }) ? at : null,
  });
  return id;
}

const MOVES: OrderMove[] = [
  { to: 'paid', from: 'pending', at, paid },
  { to: 'paid', from: 'review', at, paid },
  { to: 'review', reason: 'amount_mismatch' },
  { to: 'cancelled', from: 'pending' },
  { to: 'cancelled', from: 'review' },
  { to: 'disputed' },
  { to: 'charged_back' },
];

describe('in the database', () => {
  const cases = ORDER_STATES.flatMap((from) => MOVES.map((move) => [from, move.to, move] as const));

  test.each(cases)('%s to %s by %o', async (from, to, move) => {
    const id = await orderIn(from);
    const moved = await moveOrder(db, id, move);
    const [row] = await db.select().from(orders).where(eq(orders.id, id));
    const allowed = ORDER_MOVES[from].includes(to) && (!('from' in move) || move.from === from);
    expect(moved?.state).toBe(allowed ? to : undefined);
    expect(row?.state).toBe(allowed ? to : from);
  });

  const refunds = ORDER_STATES.filter((state) => isFulfilled({ state })).flatMap((from) =>
    [0, 1, 4995].map((refunded) => [from, refunded] as const),
  );
  test.each(refunds)('%s with %i sent back in all', async (from, refundedMinor) => {
    const order = await findOrder(db, await orderIn(from));
    if (!order) throw new Error('no order');
    const noted = await noteRefunded(db, order, refundedMinor);
    const stays = from === 'disputed' || from === 'charged_back';
    const to = refundedMinor === 0 ? 'paid' : refundedMinor === 1 ? 'partly_refunded' : 'refunded';
    expect(noted).toMatchObject({ refundedMinor, state: stays ? from : to });
    expect(noted.state === from || ORDER_MOVES[from].includes(noted.state)).toBe(true);
  });

  test('more than was paid is never noted as sent back', async () => {
    const order = await findOrder(db, await orderIn('paid'));
    if (!order) throw new Error('no order');
    await expect(noteRefunded(db, order, 4996)).rejects.toThrow();
  });

  test.each(ORDER_STATES)('%s after a dispute that was won', async (state) => {
    const order = await findOrder(db, await orderIn(state));
    if (!order) throw new Error('no order');
    const restored = await restoreOrder(db, { ...order, refundedMinor: 1 });
    const isTaken = state === 'disputed' || state === 'charged_back';
    expect(restored?.state).toBe(isTaken ? 'partly_refunded' : undefined);
  });

  test('of many at once one moves it', async () => {
    const id = await orderIn('pending');
    const moved = await Promise.all(
      Array.from({ length: 30 }, () => moveOrder(db, id, { to: 'paid', from: 'pending', at, paid })),
    );
    expect(moved.filter(Boolean)).toHaveLength(1);
  });
});
