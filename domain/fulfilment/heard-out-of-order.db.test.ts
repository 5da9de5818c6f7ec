import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { lockOrder } from '../orders/lock-order.ts';
import type { DisputeState } from '../payments/disputes/dispute.ts';
import { disputes } from '../payments/disputes/tables.ts';
import { findPayment } from '../payments/find-payment.ts';
import { bookDispute } from './book-dispute.ts';

/* Several hosts, with different versions and clocks, ask the provider. */

const START = new Date('2026-11-22T10:00:00Z');
const clock = fixedClock(START);
const shop = await testCommerce({ clock });
const { deps, db } = shop;
let orderId: string;
beforeEach(async () => {
  await shop.empty();
  clock.set(START);
  ({ orderId } = await paidBasket(shop));
});
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);

/** Returns a function that books what a host was told when it asked the provider at `askedAt`. */
async function heard(status: DisputeState, askedAt: Date) {
  const payment = (await findPayment(db, { orderId })) ?? expect.fail();
  const observed = {
    ...{ id: 'dp_1', paymentId: payment.providerId ?? '', status, reason: 'fraudulent', openedAt: START },
    ...{ amountMinor: payment.amountMinor, currency: payment.currency },
  };
  return () => bookDispute(deps, payment, observed, askedAt);
}
const hear = async (status: DisputeState, askedAt: Date) => (await heard(status, askedAt))();
const dispute = async () => (await db.select().from(disputes))[0] ?? expect.fail();

test('what is lost is booked, though a host whose clock is ahead has asked before that', async () => {
  await hear('open', after(3));
  await hear('lost', after(1));
  expect((await dispute()).state).toBe('lost');
});

test('and what was heard long before the bank came back to it is over', async () => {
  await hear('won', after(10));
  await hear('open', after(86_400));
  await hear('won', after(10));
  expect((await dispute()).state).toBe('open');
});

test('what an older version has written as lost is not won by what was heard before', async () => {
  await hear('won', after(10));
  await db
    .update(disputes)
    .set({ state: 'lost', closedAt: after(60) })
    .where(eq(disputes.orderId, orderId));
  await hear('won', after(30));
  expect((await dispute()).state).toBe('lost');
  await hear('won', after(90));
  expect((await dispute()).state).toBe('won');
});

test('a decision is dated when its turn has come, after the documents of the one before', async () => {
  const book = await heard('lost', clock.now());
  const booked = await db.transaction(async (tx) => {
    await lockOrder(tx, orderId);
    const waits = book();
    clock.set(after(5));
    return { waits };
  });
  await booked.waits;
  expect((await dispute()).closedAt).toEqual(after(5));
});
