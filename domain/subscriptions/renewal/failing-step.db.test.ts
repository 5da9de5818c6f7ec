import { fixedClock } from '@spindle/platform/clock.ts';
import { listFailedJobs } from '@spindle/platform/failed-jobs.ts';
import { jobHandler, openJobs } from '@spindle/platform/jobs.ts';
import { openLog } from '@spindle/platform/log.ts';
import { afterAll, expect, test, vi } from 'vitest';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { stepOfSubscription } from '../job-kinds.ts';
import { again, subscribe } from '../testing/subscribed.ts';
import { findDue } from './find-due.ts';
import { takeStep } from './take-step.ts';

const clock = fixedClock(new Date('2027-04-01T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
let broken = true;
// The same work with one try in the place of four, which take more than a minute.
const impatient = { ...stepOfSubscription, retries: 0 };
const worker = openJobs(shop.url, openLog('test', 'silent'), { lookEverySeconds: 1 });
await worker.start(
  [impatient],
  [
    jobHandler(impatient, (subscription) => {
      if (broken) throw new Error('a bug');
      return takeStep(deps, subscription);
    }),
  ],
);
afterAll(() => worker.stop());

test('a step that throws is looked for every minute, waits for staff once, and is done when it can be', async () => {
  const subscription = await subscribe(shop);
  clock.set(subscription.periodEnd);
  let before: string[] = [];
  for (let minute = 0; minute < 3; minute++) {
    await findDue(deps);
    await vi.waitFor(
      async () => {
        const failed = (await listFailedJobs(db)).map(({ id }) => id);
        expect(failed).toHaveLength(1);
        expect(failed).not.toEqual(before);
        before = failed;
      },
      { timeout: 60_000 },
    );
  }
  expect(await again(shop, subscription)).toMatchObject({ terms: 1 });
  broken = false;
  await findDue(deps);
  await vi.waitFor(async () => expect(await listFailedJobs(db)).toEqual([]), { timeout: 60_000 });
  expect(await again(shop, subscription)).toMatchObject({ state: 'active', terms: 2 });
});
