import { randomUUID } from 'node:crypto';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { moveOrder, type OrderMove } from './move-order.ts';
import { ORDER_MOVES, ORDER_STATES, type OrderState } from './order.ts';
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
    paidAt: state === 'paid' ? at : null,
  });
  return id;
}

const MOVES: OrderMove[] = [
  { to: 'paid', from: 'pending', at, paid },
  { to: 'paid', from: 'review', at, paid },
  { to: 'review', reason: 'amount_mismatch' },
  { to: 'cancelled', from: 'pending' },
  { to: 'cancelled', from: 'review' },
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

  test('of many at once one moves it', async () => {
    const id = await orderIn('pending');
    const moved = await Promise.all(
      Array.from({ length: 30 }, () => moveOrder(db, id, { to: 'paid', from: 'pending', at, paid })),
    );
    expect(moved.filter(Boolean)).toHaveLength(1);
  });
});
