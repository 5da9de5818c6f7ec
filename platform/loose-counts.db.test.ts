import { integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { openLog } from './log.ts';
import { openLooseCounts } from './loose-counts.ts';
import { testDatabase } from './testing/database.ts';

const { db, pool, url } = await testDatabase();
const table = pgSchema('loose_test').table('counters', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: timestamp('expire', { withTimezone: true }),
});
await pool.query(
  'create schema loose_test; create table loose_test.counters (key text primary key, points integer not null default 0, expire timestamptz)',
);
let limit = { name: '', points: 10, seconds: 60 };
let number = 0;

// The counts of a test may still be shared while the next one runs.
beforeEach(() => {
  number += 1;
  limit = { ...limit, name: `calls-${number}` };
});

const told = async () => {
  const { rows } = await pool.query(
    "select count(*)::int places, sum(points)::int points from loose_test.counters where key like $1 || ':%'",
    [limit.name],
  );
  return rows[0];
};

const uses = (counts: ReturnType<typeof openLooseCounts>, times: number, who = 'a') =>
  Array.from({ length: times }, () => counts.take(limit, who)).filter(({ ok }) => ok).length;

it('lets one node give no more than allowed, without a question to the database', () => {
  const counts = openLooseCounts(db, table);
  const asked = vi.spyOn(pool, 'query');
  expect(uses(counts, 25)).toBe(10);
  expect(uses(counts, 25, 'b')).toBe(10);
  expect(counts.take(limit, 'a')).toEqual({ ok: false, retryAfter: 60 });
  expect(asked).not.toHaveBeenCalled();
});

it('adds up what all nodes have counted once they have told', async () => {
  const [one, other] = [openLooseCounts(db, table), openLooseCounts(db, table)];
  expect([uses(one, 6), uses(other, 3)]).toEqual([6, 3]);
  await one.tell();
  expect(uses(other, 1)).toBe(1);
  await other.tell();
  // All 10 are used up.
  expect(uses(other, 5)).toBe(0);
  expect(uses(one, 1)).toBe(1);
  await one.tell();
  expect(uses(one, 5)).toBe(0);
  expect(await told()).toEqual({ places: 1, points: 11 });
});

it('counts what comes while it tells', async () => {
  const counts = openLooseCounts(db, table);
  uses(counts, 4);
  const telling = counts.tell();
  uses(counts, 4);
  await telling;
  expect(uses(counts, 5)).toBe(2);
  await counts.tell();
  expect(await told()).toEqual({ places: 1, points: 13 });
});

it('begins anew when the time is over, here and where it was told', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const counts = openLooseCounts(db, table);
  expect(uses(counts, 12)).toBe(10);
  await counts.tell();
  vi.setSystemTime(Date.now() + 60_000);
  expect(uses(counts, 12)).toBe(10);
  await counts.tell();
  expect(uses(openLooseCounts(db, table), 3)).toBe(3);
  expect(await told()).toEqual({ places: 1, points: 12 });
});

it('tells of very many in parts, from two nodes at once', async () => {
  const nodes = [openLooseCounts(db, table), openLooseCounts(db, table)];
  for (let place = 0; place < 12_000; place += 1) {
    nodes[0]?.take(limit, `place-${place}`);
    nodes[1]?.take(limit, `place-${11_999 - place}`);
  }
  await Promise.all(nodes.map((node) => node.tell()));
  expect(await told()).toEqual({ places: 12_000, points: 24_000 });
});

it('goes on counting alone where the database is gone, and leaves nothing that asks it', async () => {
  const closed = openDatabase(url, openLog('test', 'silent'));
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const counts = openLooseCounts(closed.db, table);
  await closed.close();
  expect(uses(counts, 6)).toBe(6);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(uses(counts, 6)).toBe(4);
});
