import { join } from 'node:path';
import { openJobs } from '@spindle/platform/jobs.ts';
import { openLog } from '@spindle/platform/log.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { reconcile } from '../fulfilment/reconcile.ts';
import { licences } from '../licences/tables.ts';
import { orders } from '../orders/tables.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { sandboxPayments } from '../payments/sandbox/tables.ts';
import { payments } from '../payments/tables.ts';
import { killAt } from '../testing/kill-at.ts';
import { newFormToken } from './checkout-access.ts';
import { begin, type Commerce, form, GOOD_CARD, openCommerce, stock } from './testing/commerce.ts';
import { CRASH_POINTS } from './testing/crash-points.ts';

const child = join(import.meta.dirname, 'testing/crash-child.ts');
const databases = new Map(
  await Promise.all(CRASH_POINTS.map(async (point) => [point, await testDatabase()] as const)),
);

const successors: Commerce[] = [];
afterAll(async () => {
  await Promise.all(successors.map(({ jobs }) => jobs.stop()));
  await Promise.all(successors.map((shop) => shop.close()));
});

describe.concurrent('a storefront killed at', () => {
  test.each(CRASH_POINTS)(
    '%s: the next one ends what it began, once',
    { timeout: 600_000 },
    async (point) => {
      const { db, url } = databases.get(point) ?? expect.fail();
      await stock({ db });
      const formToken = newFormToken();
      await killAt(child, { url, point }, formToken);

      const jobs = openJobs(url, openLog('test', 'silent'), { lookEverySeconds: 1 });
      const shop = await openCommerce(url, { jobs, works: true });
      successors.push(shop);
      // Makes the dead process's heartbeat and payments old enough for the job queue and the reconciler.
      await db.execute(
        sql`update jobs.job set heartbeat_on = now() - interval '1 hour' where state = 'active'`,
      );
      await db.update(payments).set({ createdAt: new Date(Date.now() - 600_000) });
      await shop.startJobs();
      if (point === 'order-placed' || point === 'payment-made') {
        // The buyer saw no answer and sends the form again.
        const { sandboxId } = await begin(shop, form(undefined, { formToken }));
        await paySandbox(shop.deps, { paymentId: sandboxId, card: GOOD_CARD });
      }
      await reconcile(shop.deps);
      await vi.waitFor(
        async () => {
          // Skips the wait between two tries.
          await db.execute(sql`update jobs.job set start_after = now() where state = 'retry'`);
          const { rows } = await db.execute(
            sql`select name, state from jobs.job where state <> 'completed' and starts_with(name, '__') = false`,
          );
          expect(rows).toEqual([]);
          expect(await db.$count(mailbox)).toBeGreaterThan(0);
        },
        { timeout: 400_000, interval: 250 },
      );

      expect(await db.select({ state: orders.state }).from(orders)).toEqual([{ state: 'paid' }]);
      expect(await db.select({ state: payments.state }).from(payments)).toEqual([{ state: 'succeeded' }]);
      expect(await db.$count(sandboxPayments)).toBe(1);
      expect(await db.$count(licences)).toBe(1);
      expect(await db.$count(mailbox)).toBe(1);
    },
  );
});
