import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import { expect, it, onTestFinished, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { forgetEndedCounts, openLimits } from './limits.ts';
import { openLog } from './log.ts';
import { testDatabase } from './testing/database.ts';

const { db, pool, url } = await testDatabase();
const counters = pgSchema('limits_test').table('counters', {
  key: text('key').primaryKey(),
  points: integer('points').notNull().default(0),
  expire: timestamp('expire', { withTimezone: true }),
});
await pool.query(
  'create schema limits_test; create table limits_test.counters (key text primary key, points integer not null default 0, expire timestamptz)',
);
const limit = { name: 'login', points: 3, seconds: 60 };

it('counts over all nodes and lets no more through than allowed', async () => {
  const nodes = [openLimits(db, counters), openLimits(db, counters)];
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, use) => nodes[use % 2]?.take(limit, { ip: '192.0.2.1' })),
  );
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(3);
  const refused = answers.find((answer) => answer && !answer.ok);
  expect(refused).toMatchObject({ ok: false, retryAfter: expect.any(Number) });
});

it('counts each visitor apart and forgets on request', async () => {
  const limits = openLimits(db, counters);
  for (let use = 0; use < 3; use += 1) await limits.take(limit, { ip: '192.0.2.2' });
  expect((await limits.take(limit, { ip: '192.0.2.3' })).ok).toBe(true);
  expect((await limits.take(limit, { ip: '192.0.2.2' })).ok).toBe(false);
  await limits.reset(limit, { ip: '192.0.2.2' });
  expect((await limits.take(limit, { ip: '192.0.2.2' })).ok).toBe(true);
});

it('counts all addresses of one IPv6 network together, and keeps none readable', async () => {
  const limits = openLimits(db, counters);
  const uses = Array.from({ length: 20 }, (_, host) => limits.take(limit, { ip: `2001:db8:0:7::${host}` }));
  expect((await Promise.all(uses)).filter(({ ok }) => ok)).toHaveLength(3);
  expect((await limits.take(limit, { ip: '2001:db8:0:8::1' })).ok).toBe(true);
  expect((await limits.take(limit, { account: 'kei@example.test' })).ok).toBe(true);
  expect((await limits.take(limit, { account: 'kei@example.test', ip: '2001:db8:0:7::1' })).ok).toBe(true);
  const keys = (await db.select().from(counters)).map(({ key }) => key).join();
  expect(keys).not.toMatch(/@|::/);
});

it('gives points back', async () => {
  const limits = openLimits(db, counters);
  const who = { ip: '192.0.2.4' };
  expect((await limits.take(limit, who, 3)).ok).toBe(true);
  await limits.giveBack(limit, who, 2);
  expect((await limits.take(limit, who, 2)).ok).toBe(true);
  expect((await limits.take(limit, who)).ok).toBe(false);
});

it('forgets what has ended', async () => {
  await db.insert(counters).values([
    { key: 'ended', points: 9, expire: new Date(Date.now() - 1_000) },
    { key: 'runs', points: 9, expire: new Date(Date.now() + 600_000) },
  ]);
  await forgetEndedCounts(db, counters);
  const keys = (await db.select().from(counters)).map(({ key }) => key);
  expect(keys).toContain('runs');
  expect(keys).not.toContain('ended');
});

it('leaves nothing behind that asks a database which is closed', async () => {
  const database = openDatabase(url, openLog('test', 'silent'), { times: TEST_TIMES });
  const warned = vi.spyOn(console, 'warn').mockReturnValue();
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
    warned.mockRestore();
  });
  await openLimits(database.db, counters).take(limit, { ip: '192.0.2.5' });
  await database.close();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(warned).not.toHaveBeenCalled();
});
