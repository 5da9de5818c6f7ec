import { randomUUID } from 'node:crypto';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { riskyOrders } from '../risk/risky-orders.ts';
import { orderRisks } from '../risk/tables.ts';
import { listOrders } from './list-orders.ts';
import { moveOrder } from './move-order.ts';
import type { OrderFilter } from './order-filter.ts';
import { placeOrder } from './place-order.ts';

const { db } = await testDatabase();

async function place(day: number, change: { email?: string; country?: string; pids?: string[] } = {}) {
  const { email = 'kei@example.test', country = 'JP', pids = ['643'] } = change;
  const lines = pids.map((pid) => ({
    ...{ pid, productName: 'DVD Ripper', licenceType: 'LFT' as const, quantity: 1 },
    ...{ listMinor: 6980, discountMinor: 0, totalMinor: 6980 },
  }));
  const [first, ...others] = lines;
  if (!first) throw new Error('an order has a line');
  const { order } = await placeOrder(db, randomUUID(), {
    ...{ email, country, memberId: null, locale: 'ja', currency: 'JPY', couponCode: null },
    placedAt: new Date(Date.UTC(2026, 9, day, 12)),
    lines: [first, ...others],
  });
  return order;
}
const first = await place(1);
const second = await place(2, { email: 'mia@example.test', country: 'DE', pids: ['643', '646'] });
const third = await place(2, { country: 'DE' });
const fourth = await place(3, { pids: ['646'] });
await moveOrder(db, fourth.id, { to: 'cancelled', from: 'pending' });
await db.insert(orderRisks).values([
  { orderId: second.id, score: 40, reasons: ['disposable_mail'], assessedAt: second.placedAt },
  { orderId: third.id, score: 0, reasons: [], assessedAt: third.placedAt },
  {
    orderId: fourth.id,
    score: 65,
    reasons: ['disposable_mail', 'country_mismatch'],
    assessedAt: fourth.placedAt,
  },
]);
/** Two orders placed at the same moment are sorted by id. */
const all = [fourth, ...[second, third].toSorted((a, b) => (a.id < b.id ? 1 : -1)), first];

const numbers = async (filter: OrderFilter) =>
  (await listOrders(db, filter)).orders.map(({ number }) => number).toSorted();

test.each<[string, OrderFilter, { number: string }[]]>([
  ['nothing', {}, all],
  ['a state', { state: 'cancelled' }, [fourth]],
  ['an address', { email: 'mia@example.test' }, [second]],
  ['a number', { number: third.number }, [third]],
  ['a product of any line, its order whole', { pid: '646' }, [second, fourth]],
  ['a country', { country: 'DE' }, [second, third]],
  ['a beginning', { from: new Date('2026-10-02T12:00:00Z') }, [second, third, fourth]],
  ['an end, which does not count', { before: new Date('2026-10-02T12:00:00Z') }, [first]],
  ['a score or more', { among: await riskyOrders(db, 40) }, [second, fourth]],
  ['a higher score', { among: await riskyOrders(db, 41) }, [fourth]],
  ['several at once', { country: 'DE', pid: '646', state: 'pending' }, [second]],
  ['what there is none of', { email: 'kei@example.test', country: 'DE', pid: '646' }, []],
])('by %s', async (_what, filter, expected) => {
  expect(await numbers(filter)).toEqual(expected.map(({ number }) => number).toSorted());
});

test.each([true, false])(
  'by a score they stand by time, page by page, few of all (%s) or not',
  async (few) => {
    const among = { ...(await riskyOrders(db, 0)), few };
    const risky = all.filter(({ id }) => id !== first.id).map(({ id }) => id);
    const page = async (after?: string) => listOrders(db, { among }, { after, size: 2 });
    const one = await page();
    const other = await page(one.next);
    expect([...one.orders, ...other.orders].map(({ id }) => id)).toEqual(risky);
    expect(other.next).toBeUndefined();
  },
);

test('an address is looked up in its index: a shop has more orders than should be read for a buyer’s', async () => {
  await db.transaction(async (tx) => {
    // Otherwise PostgreSQL would scan the few rows of this test.
    await tx.execute(sql`set local enable_seqscan = off`);
    const lookedUp = async () => {
      const count = sql`select pg_stat_get_xact_numscans('shop.orders_of_email'::regclass)::int as count`;
      return Number((await tx.execute(count)).rows[0]?.count);
    };
    const before = await lookedUp();
    await listOrders(tx, { email: 'mia@example.test' });
    expect(await lookedUp()).toBe(before + 1);
  });
});

test('each once, the newest first, however many stand on a page', async () => {
  for (const size of [1, 2, 3, 50]) {
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await listOrders(db, {}, { after, size });
      expect(page.orders.length).toBeLessThanOrEqual(size);
      seen.push(...page.orders.map(({ id }) => id));
      after = page.next;
    } while (after);
    expect(seen).toEqual(all.map(({ id }) => id));
  }
});

test('with all of their lines', async () => {
  const { orders } = await listOrders(db, { pid: '646', country: 'DE' });
  expect(orders.map(({ lines }) => lines.map(({ pid }) => pid))).toEqual([['643', '646']]);
});
