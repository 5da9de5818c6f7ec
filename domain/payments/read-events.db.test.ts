import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { processPaymentEvent } from './job-kinds.ts';
import type { PaymentEvent, PaymentProvider } from './provider.ts';
import { readEvents } from './read-events.ts';
import { storeEvent } from './store-event.ts';
import { paymentEventReads, paymentEvents } from './tables.ts';
import { takeUpPutAside } from './take-up-put-aside.ts';

const clock = fixedClock(new Date('2026-11-20T12:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
beforeEach(async () => {
  await shop.empty();
  await db.delete(paymentEventReads);
});

const event = (id: string, about: PaymentEvent['about'] = 'refund'): PaymentEvent => ({
  ...{ id, about, type: `${about}.created`, providerId: 'x_1', reference: null },
});
const asked: Date[] = [];
const telling = (name: string, tells: () => PaymentEvent[]): PaymentProvider => ({
  ...deps.providers[0],
  name,
  async eventsSince(since) {
    asked.push(since);
    return tells();
  },
});
const read = (...providers: PaymentProvider[]) => readEvents({ ...deps, providers });
const queued = async () =>
  ((await shop.queued(processPaymentEvent.name)) as { eventId: string }[])
    .map(({ eventId }) => eventId)
    .sort();

test('takes what no webhook has brought, and that once', async () => {
  await storeEvent(deps, 'sandbox', event('told'));
  const sandbox = telling('sandbox', () => [event('told'), event('missed', 'dispute')]);
  expect(await read(sandbox)).toBe(1);
  expect(await read(sandbox)).toBe(0);
  expect(await queued()).toEqual(['missed', 'told']);
});

test('asks from where it stopped, and a month back the first time', async () => {
  asked.length = 0;
  const sandbox = telling('sandbox', () => []);
  await read(sandbox);
  clock.set(new Date(clock.now().getTime() + 600_000));
  await read(sandbox);
  expect(asked.map((since) => since.toISOString())).toEqual([
    '2026-10-21T12:00:00.000Z',
    '2026-11-20T11:00:00.000Z',
  ]);
});

test('one provider that is down keeps none waiting, and is asked from the same moment on', async () => {
  asked.length = 0;
  const down = telling('down', () => {
    throw new Error('down');
  });
  expect(
    await read(
      down,
      telling('sandbox', () => [event('e')]),
    ),
  ).toBe(1);
  expect((await db.select().from(paymentEventReads)).map(({ provider }) => provider)).toEqual(['sandbox']);
});

test('what an earlier version has put aside is taken up once this one handles it', async () => {
  const putAside = async (id: string, about: PaymentEvent['about']) => {
    const { id: eventId, ...rest } = event(id, about);
    const [receivedAt, putAsideAt] = [clock.now(), clock.now()];
    await db.insert(paymentEvents).values({ provider: 'sandbox', eventId, ...rest, receivedAt, putAsideAt });
  };
  await putAside('old refund', 'refund');
  await putAside('old subscription', 'subscription');
  const handlersOf = (about: string) => (about === 'refund' ? [async () => {}] : []);
  expect(await takeUpPutAside({ ...deps, handlersOf })).toBe(1);
  expect(await takeUpPutAside({ ...deps, handlersOf })).toBe(0);
  expect(await queued()).toEqual(['old refund']);
});
