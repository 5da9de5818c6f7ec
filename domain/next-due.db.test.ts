import { stepSandboxClock } from '@spindle/platform/step-clock.ts';
import { beforeEach, expect, test } from 'vitest';
import { begin, form } from './checkout/testing/commerce.ts';
import { testCommerce } from './checkout/testing/test-commerce.ts';
import { nextDue } from './next-due.ts';
import { payments } from './payments/tables.ts';
import { erasures } from './privacy/tables.ts';

const DAY = 86_400_000;
const shop = await testCommerce({ clock: 'sandbox', works: true });
const { db, jobs } = shop;
beforeEach(() => shop.empty());

test('an order that nobody pays expires when its page ends, though nothing else is due for 400 days', async () => {
  await begin(shop, form('pid=643&opt643=LFT', { email: 'kei@example.test' }));
  await stepSandboxClock({ db, jobs, nextDue: (now) => nextDue(db, now) }, 400 * DAY);
  const [order] = await shop.orders();
  expect(order?.state).not.toBe('pending');
  const [payment] = await db.select().from(payments);
  const life = (payment?.settledAt?.getTime() ?? 0) - (payment?.createdAt.getTime() ?? 0);
  expect(life).toBeGreaterThanOrEqual(55 * 60_000);
  expect(life).toBeLessThan(60 * 60_000);
});

test('an erasure is a time to stop at before it is due, and none while it waits for something afterwards', async () => {
  const now = shop.deps.clock.now();
  const dueAt = new Date(now.getTime() + 30 * DAY);
  const { memberId } = await shop.deps.ensureMember(db, { email: 'kei@example.test', locale: 'en' });
  await db.insert(erasures).values({ memberId, askedAt: now, dueAt });
  expect(await nextDue(db, now)).toEqual(dueAt);
  expect(await nextDue(db, dueAt)).toBeUndefined();
});
