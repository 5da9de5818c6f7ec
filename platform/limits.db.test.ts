import { integer, pgSchema, text, timestamp } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import { openLimits } from './limits.ts';
import { testDatabase } from './testing/database.ts';

const { db, pool } = await testDatabase();
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
    Array.from({ length: 10 }, (_, use) => nodes[use % 2]?.take(limit, '192.0.2.1')),
  );
  expect(answers.filter((answer) => answer?.ok)).toHaveLength(3);
  const refused = answers.find((answer) => answer && !answer.ok);
  expect(refused).toMatchObject({ ok: false, retryAfter: expect.any(Number) });
});

it('counts each visitor apart and forgets on request', async () => {
  const limits = openLimits(db, counters);
  for (let use = 0; use < 3; use += 1) await limits.take(limit, '192.0.2.2');
  expect((await limits.take(limit, '192.0.2.3')).ok).toBe(true);
  expect((await limits.take(limit, '192.0.2.2')).ok).toBe(false);
  await limits.reset(limit, '192.0.2.2');
  expect((await limits.take(limit, '192.0.2.2')).ok).toBe(true);
});
