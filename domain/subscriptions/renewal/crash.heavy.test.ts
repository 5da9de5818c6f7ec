import { join } from 'node:path';
import { fixedClock } from '@spindle/platform/clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openCommerce, stock } from '../../checkout/testing/commerce.ts';
import { reconcile } from '../../fulfilment/reconcile.ts';
import { findLicence } from '../../licences/find-licence.ts';
import { licences } from '../../licences/tables.ts';
import { carriedOf } from '../../payments/credits/credit.ts';
import { creditsOf } from '../../payments/credits/credits-of.ts';
import { sandboxPayments } from '../../payments/sandbox/tables.ts';
import { killAt } from '../../testing/kill-at.ts';
import { subscriptionPeriods } from '../tables.ts';
import { CRASH_POINTS } from '../testing/crash-points.ts';
import { again, doDue, subscribe } from '../testing/subscribed.ts';

const child = join(import.meta.dirname, '../testing/crash-child.ts');
const databases = new Map(
  await Promise.all(CRASH_POINTS.map(async (point) => [point, await testDatabase()] as const)),
);

const forSwitches = new Map(
  await Promise.all(CRASH_POINTS.map(async (point) => [point, await testDatabase()] as const)),
);

describe.concurrent('a storefront killed while it changes a term, at', () => {
  test.each(CRASH_POINTS)(
    '%s: the licence has what was charged for, and the rest of the month is credited once',
    { timeout: 600_000 },
    async (point) => {
      const { url } = forSwitches.get(point) ?? expect.fail();
      const clock = fixedClock(new Date('2027-04-01T10:00:00Z'));
      const shop = await openCommerce(url, { clock });
      await shop.startJobs();
      await stock(shop);
      const subscription = await subscribe(shop);
      await killAt(child, { url, point }, subscription.id, '2027-04-16T10:00:00Z', 'switch');
      for (const time of ['2027-04-16T10:05:00Z', '2027-05-01T10:00:00Z', '2027-05-01T11:30:00Z']) {
        clock.set(new Date(time));
        await reconcile(shop.deps);
        await doDue(shop);
      }
      const until = new Date('2028-04-16T10:00:00Z');
      expect(await again(shop, subscription)).toMatchObject({ state: 'active', periodEnd: until });
      expect(await findLicence(shop.db, subscription.licenceId)).toMatchObject({ worksUntil: until });
      expect(await shop.db.$count(sandboxPayments)).toBe(2);
      expect(await shop.db.$count(licences)).toBe(1);
      const entries = await creditsOf(shop.db, { holderId: subscription.id });
      expect(carriedOf(entries).map(({ amountMinor }) => amountMinor)).toEqual([997]);
      await shop.jobs.stop();
      await shop.close();
    },
  );
});

describe.concurrent('a storefront killed during a renewal, at', () => {
  test.each(CRASH_POINTS)(
    '%s: the card is charged once, the licence has its period once, and nobody is left without',
    { timeout: 600_000 },
    async (point) => {
      const { url } = databases.get(point) ?? expect.fail();
      const clock = fixedClock(new Date('2027-01-31T10:00:00Z'));
      const shop = await openCommerce(url, { clock });
      await shop.startJobs();
      await stock(shop);
      const subscription = await subscribe(shop);
      const due = '2027-02-28T10:00:00Z';
      await killAt(child, { url, point }, subscription.id, due);

      // The licence validates meanwhile.
      const licence = await findLicence(shop.db, subscription.licenceId);
      expect(licence?.worksUntil?.getTime()).toBeGreaterThan(Date.parse('2027-03-20'));
      clock.set(new Date('2027-02-28T10:05:00Z'));
      await reconcile(shop.deps);
      clock.set(new Date('2027-02-28T11:30:00Z'));
      await doDue(shop);

      expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 2 });
      expect(await findLicence(shop.db, subscription.licenceId)).toMatchObject({
        worksUntil: new Date('2027-03-31T10:00:00Z'),
      });
      expect(await shop.db.$count(sandboxPayments)).toBe(2);
      expect(await shop.db.$count(subscriptionPeriods)).toBe(2);
      expect(await shop.db.$count(licences)).toBe(1);
      const { rows } = await shop.db.execute(
        sql`select data ->> 'kind' as kind from jobs.job where name = 'subscriptions.mail'`,
      );
      expect(rows).toEqual([{ kind: 'renewed' }]);
      await shop.jobs.stop();
      await shop.close();
    },
  );
});
