import { testDatabase } from '@spindle/platform/testing/database.ts';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ensureMember } from './ensure-member.ts';
import { members } from './tables.ts';

const { db } = await testDatabase();

it('makes one member of an address, however many buyers come at once', async () => {
  const made = await Promise.all(
    Array.from({ length: 8 }, () =>
      db.transaction((tx) =>
        ensureMember(tx, { email: 'guest@example.com', locale: 'de', at: () => new Date() }),
      ),
    ),
  );
  expect(new Set(made.map(({ memberId }) => memberId)).size).toBe(1);
  expect(made.filter(({ created }) => created)).toHaveLength(1);
  expect(await db.select().from(members)).toMatchObject([{ email: 'guest@example.com', locale: 'de' }]);
});

it('is undone with the transaction around it', async () => {
  const email = 'rolled-back@example.com';
  await expect(
    db.transaction(async (tx) => {
      await ensureMember(tx, { email, locale: 'en', at: () => new Date() });
      throw new Error('the order failed');
    }),
  ).rejects.toThrow('the order failed');
  expect((await ensureMember(db, { email, locale: 'en', at: () => new Date() })).created).toBe(true);
});

it('has the address from when whoever gave it up is gone, and not from when it was asked for', async () => {
  const email = 'handed-on@example.com';
  const hour = (at: number) => new Date(Date.UTC(2026, 10, 1, at));
  let now = hour(1);
  await ensureMember(db, { email, locale: 'en', at: () => now });
  const waiting = sql`select from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  const waits = async () => (await db.execute(waiting)).rows.length;
  now = hour(2);
  const { next } = await db.transaction(async (tx) => {
    await tx.delete(members).where(eq(members.email, email));
    const made = ensureMember(db, { email, locale: 'en', at: () => now });
    await expect.poll(waits, { timeout: 60_000 }).toBeGreaterThan(0);
    now = hour(3);
    return { next: made };
  });
  expect(await next).toMatchObject({ created: true });
  const [row] = await db.select().from(members).where(eq(members.email, email));
  expect(row).toMatchObject({ createdAt: hour(3), updatedAt: hour(3) });
});
