import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fixedClock } from '@spindle/platform/clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { describe, expect, test } from 'vitest';
import { openCommerce, stock } from '../checkout/testing/commerce.ts';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { invoices } from '../invoices/tables.ts';
import { licenceGrants, licences } from '../licences/tables.ts';
import { orders } from '../orders/tables.ts';
import { refunds } from '../payments/refunds/tables.ts';
import { sandboxRefunds } from '../payments/sandbox/tables.ts';
import { seedDemoSeller } from '../seller/seed-demo-seller.ts';
import { killAt } from '../testing/kill-at.ts';
import { reconcile } from './reconcile.ts';
import { refundOrder } from './refund-order.ts';
import { ADMIN } from './testing/admin.ts';
import { CRASH_POINTS } from './testing/crash-points.ts';

const child = join(import.meta.dirname, 'testing/crash-child.ts');
const databases = new Map(
  await Promise.all(CRASH_POINTS.map(async (point) => [point, await testDatabase()] as const)),
);

describe.concurrent('a storefront killed during a refund, at', () => {
  test.each(CRASH_POINTS)(
    '%s: the money goes back once, with the licences it paid for and one credit note',
    { timeout: 600_000 },
    async (point) => {
      const { url } = databases.get(point) ?? expect.fail();
      const clock = fixedClock(new Date());
      const shop = await openCommerce(url, { clock });
      const { db, deps } = shop;
      await shop.startJobs();
      await stock(shop);
      await seedDemoSeller(db);
      const { orderId } = await paidBasket(shop);
      const requestKey = randomUUID();
      await killAt(child, { url, point }, orderId, requestKey);

      // The refund is booked completely or not at all.
      const [left] = await db.select().from(orders);
      const whole = point === 'refund-booked';
      expect(left).toMatchObject(whole ? { state: 'refunded' } : { state: 'paid', refundedMinor: 0 });
      expect(new Set((await db.select().from(licences)).map(({ state }) => state))).toEqual(
        new Set([whole ? 'revoked' : 'active']),
      );

      // Set relative to the real time, which the killed process used.
      clock.set(new Date(Date.now() + 5 * 60_000));
      await reconcile(deps);
      expect(await db.select().from(refunds)).toMatchObject([{ state: 'succeeded', amountMinor: 11_986 }]);
      expect(await db.select().from(sandboxRefunds)).toMatchObject([{ amountMinor: 11_986 }]);
      expect(await db.select().from(orders)).toMatchObject([{ state: 'refunded', refundedMinor: 11_986 }]);
      expect(new Set((await db.select().from(licences)).map(({ state }) => state))).toEqual(
        new Set(['revoked']),
      );
      expect((await db.select().from(licenceGrants)).every(({ takenBackAt }) => takenBackAt)).toBe(true);
      const documents = await db.select().from(invoices).orderBy(invoices.ordinal);
      expect(documents.map(({ document: { kind, grossMinor } }) => [kind, grossMinor])).toEqual([
        ['invoice', 11_986],
        ['credit_note', 11_986],
      ]);
      // Staff who saw no answer send the form again.
      const again = { orderId, request: 'rest', reason: 'did not work', requestKey } as const;
      expect(await refundOrder(deps, ADMIN, again)).toMatchObject({
        ok: true,
        refund: { state: 'succeeded' },
      });
      expect(await db.$count(sandboxRefunds)).toBe(1);
      await shop.jobs.stop();
      await shop.close();
    },
  );
});
