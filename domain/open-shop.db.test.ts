import { systemClock } from '@spindle/platform/clock.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { JobHandler, JobRunner } from '@spindle/platform/jobs.ts';
import { openLog } from '@spindle/platform/log.ts';
import { advanceSandboxClock } from '@spindle/platform/sandbox-clock.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { reconcilePayments } from './fulfilment/job-kinds.ts';
import { openShop } from './open-shop.ts';

const { db, url } = await testDatabase();
const config = readConfig({
  ...{ NODE_ENV: 'test', SANDBOX: '1', DATABASE_URL: url, DATABASE_TIMEOUT: '100' },
  ...{ SECRET: 's'.repeat(32), ORIGIN: 'https://shop.test' },
});
let handlers: readonly JobHandler<never>[] = [];
const jobs: JobRunner = {
  send: async () => {},
  retryFailed: async () => false,
  start: async (_kinds, handed = []) => {
    handlers = handed;
  },
  stop: async () => {},
};
const shop = await openShop(config, openLog('test', 'silent'), { jobs, clock: systemClock });
afterAll(() => shop.close());

test('a visitor is told soon that the database keeps somebody waiting; a job waits', async () => {
  await shop.startJobs();
  const reconciler = handlers.find(({ kind }) => kind.name === reconcilePayments.name) ?? expect.fail();
  let done: Promise<void> | undefined;
  await db.transaction(async (tx) => {
    await tx.execute(sql`lock table shop.payments in access exclusive mode`);
    done = reconciler.run({} as never);
    // It began to wait before the visitor does, so with the same timeout it would give up first.
    await expect
      .poll(async () => {
        const here = sql`(select oid from pg_database where datname = current_database())`;
        const { rowCount } = await tx.execute(
          sql`select from pg_locks where not granted and database = ${here}`,
        );
        return rowCount;
      })
      .toBe(1);
    const visitor = shop.deps.db.execute(sql`select * from shop.payments`);
    const error = await visitor.then(
      () => expect.fail('it got past the lock'),
      (thrown: unknown) => thrown,
    );
    expect(isDatabaseOutage(error)).toBe(true);
  });
  await done;
});

test('time is moved in the sandbox only, not where a provider takes real money', async () => {
  const DAY = 86_400_000;
  await advanceSandboxClock(db, 30 * DAY);
  const open = async (settings: object) => {
    const opened = await openShop({ ...config, ...settings }, openLog('test', 'silent'), { jobs });
    await opened.close();
    return (opened.deps.clock.now().getTime() - Date.now()) / DAY;
  };
  expect(await open({})).toBeCloseTo(30);
  const stripe = { provider: 'stripe', secretKey: 'sk_test_1', webhookSecret: 'whsec_1' };
  expect(await open({ payments: stripe })).toBeCloseTo(0);
});
