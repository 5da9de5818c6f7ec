import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, it } from 'vitest';
import { ensureMember } from './ensure-member.ts';
import { members } from './tables.ts';

const { db } = await testDatabase();

it('makes one member of an address, however many buyers come at once', async () => {
  const made = await Promise.all(
    Array.from({ length: 8 }, () =>
      db.transaction((tx) => ensureMember(tx, { email: 'guest@example.com', locale: 'de', at: new Date() })),
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
      await ensureMember(tx, { email, locale: 'en', at: new Date() });
      throw new Error('the order failed');
    }),
  ).rejects.toThrow('the order failed');
  expect((await ensureMember(db, { email, locale: 'en', at: new Date() })).created).toBe(true);
});
