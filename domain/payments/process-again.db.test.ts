import { fixedClock } from '@spindle/platform/clock.ts';
import { listFailedJobs } from '@spindle/platform/failed-jobs.ts';
import { jobHandler, openJobs } from '@spindle/platform/jobs.ts';
import { openLog } from '@spindle/platform/log.ts';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { processDisputeEvent } from '../fulfilment/process-dispute-event.ts';
import { processPaymentEvent, readPaymentEvents } from './job-kinds.ts';
import { paymentsJobs } from './jobs.ts';
import { processAgain } from './process-again.ts';
import type { PaymentEvent } from './provider.ts';
import { routeEvent } from './route-event.ts';
import { openSandboxDispute } from './sandbox/dispute-sandbox.ts';
import { storeEvent } from './store-event.ts';
import { paymentEvents } from './tables.ts';

const HOUR_MS = 3_600_000;
const clock = fixedClock(new Date('2026-11-20T12:00:00Z'));
let answers = true;
const shop = await testCommerce({
  clock,
  provider: (own) => ({
    ...own,
    async retrieveDispute(id) {
      if (!answers) throw new Error('Invalid API Key provided');
      return own.retrieveDispute(id);
    },
  }),
});
const { deps, db } = shop;
const handlersOf = () => [(event: { provider: string; eventId: string }) => processDisputeEvent(deps, event)];
// The same work with one try in the place of nine, which take an hour.
const impatient = { ...processPaymentEvent, retries: 0 };
const worker = openJobs(shop.url, openLog('test', 'silent'), { lookEverySeconds: 1 });
await worker.start(
  [impatient],
  [jobHandler(impatient, (event) => routeEvent({ ...deps, handlersOf }, event))],
);
afterAll(() => worker.stop());
/** What the shop does every ten minutes. */
const readAll = paymentsJobs({ ...deps, handlersOf }).find(
  ({ kind }) => kind.name === readPaymentEvents.name,
);
const tenMinutesLater = () => readAll?.run({} as never);
beforeEach(async () => {
  await shop.empty();
  answers = true;
});

const pass = (ms: number) => clock.set(new Date(clock.now().getTime() + ms));
const event = (id: string): PaymentEvent => ({
  ...{ id, about: 'dispute', type: 'charge.dispute.created', providerId: 'x_1', reference: null },
});
const failures = async () => (await listFailedJobs(db)).map(({ id }) => id);
/** What has failed once it has failed otherwise than before. */
async function failedAnew(before: readonly string[]) {
  return vi.waitFor(
    async () => {
      const now = await failures();
      expect(now).toHaveLength(1);
      expect(now).not.toEqual(before);
      return now;
    },
    { timeout: 60_000 },
  );
}

test('a dispute that nobody could ask about while the key was wrong is booked by itself', async () => {
  const { sandboxId } = await paidBasket(shop);
  await openSandboxDispute(deps, { paymentId: sandboxId, as: 'open' });
  answers = false;
  await tenMinutesLater();
  const first = await failedAnew([]);
  pass(HOUR_MS);
  await tenMinutesLater();
  await failedAnew(first);
  expect(await shop.orders()).toMatchObject([{ state: 'paid' }]);

  answers = true;
  pass(HOUR_MS);
  await tenMinutesLater();
  await vi.waitFor(async () => expect(await shop.orders()).toMatchObject([{ state: 'disputed' }]), {
    timeout: 60_000,
  });
  // Nor do staff see any more that it has failed.
  await vi.waitFor(async () => expect(await failures()).toEqual([]), { timeout: 60_000 });
  expect(await processAgain(deps)).toBe(0);
});

test('what has come less than an hour ago has tries left', async () => {
  await storeEvent(deps, 'sandbox', event('new'));
  pass(HOUR_MS - 1);
  expect(await processAgain(deps)).toBe(0);
});

test('what can never be processed is tried for a week, and no longer', async () => {
  answers = false;
  await storeEvent(deps, 'sandbox', event('of no dispute'));
  const first = await failedAnew([]);
  pass(7 * 24 * HOUR_MS - 1);
  expect(await processAgain(deps)).toBe(1);
  await failedAnew(first);
  pass(1);
  expect(await processAgain(deps)).toBe(0);
});

test('leaves what is put aside, and what a provider has told that is set up no more', async () => {
  const row = { type: 'x', about: 'dispute' as const, providerId: 'x_1', receivedAt: clock.now() };
  await db.insert(paymentEvents).values([
    { ...row, provider: 'sandbox', eventId: 'aside', putAsideAt: clock.now() },
    { ...row, provider: 'before', eventId: 'of another provider' },
  ]);
  pass(HOUR_MS);
  expect(await processAgain(deps)).toBe(0);
});

test('takes a hundred at once, and does not keep the others waiting for those that fail', async () => {
  const row = { provider: 'sandbox', type: 'x', about: 'dispute' as const, providerId: 'x_1' };
  const many = Array.from({ length: 130 }, (_, at) => ({
    ...row,
    eventId: `${at}`,
    receivedAt: clock.now(),
  }));
  await db.insert(paymentEvents).values(many);
  pass(HOUR_MS);
  const seen = new Set<string>();
  const jobs = {
    ...deps.jobs,
    send: async (_tx: unknown, _kind: unknown, data: object) => void seen.add(JSON.stringify(data)),
  };
  expect(await processAgain({ ...deps, jobs })).toBe(100);
  expect(seen.size).toBe(100);
  await vi.waitFor(async () => {
    await processAgain({ ...deps, jobs });
    expect(seen.size).toBe(130);
  });
});
