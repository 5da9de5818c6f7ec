import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { placeBasket } from '../checkout/testing/basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { orders } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { reviewPage } from './review-page.ts';

const shop = await testCommerce();
const { deps, db } = shop;

async function inReview(minute: number, amountMinor: number): Promise<string> {
  const orderedAt = new Date(Date.UTC(2026, 10, 20, 12, minute));
  const { order, payment } = await placeBasket(db, { orderedAt });
  await fulfilOrder(deps, {
    paymentId: payment.id,
    observed: { status: 'succeeded', amountMinor, currency: 'USD' },
  });
  return order.id;
}

test('shows what was paid, the longest waiting first, and every order once', async () => {
  // Two orders of the same minute, on both sides of a page break.
  const placed: string[] = [];
  for (const [index, minute] of [0, 1, 2, 2, 3].entries()) placed.push(await inReview(minute, index + 1));
  const first = await reviewPage(db, { size: 3 });
  const second = await reviewPage(db, { size: 3, after: first.next });
  const entries = [...first.entries, ...second.entries];
  expect(entries.map(({ order }) => order.id).toSorted()).toEqual(placed.toSorted());
  const times = entries.map(({ order }) => order.placedAt.getTime());
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  for (const { order, paid } of entries) {
    expect(paid).toEqual({ amountMinor: placed.indexOf(order.id) + 1, currency: 'USD' });
  }
  expect(second.next).toBeUndefined();

  // The last order of the first page has been decided meanwhile.
  const last = first.next ?? expect.fail();
  await db.update(orders).set({ state: 'cancelled' }).where(eq(orders.id, last));
  expect(await reviewPage(db, { size: 3, after: last })).toEqual(second);
  // After the very last order, the list begins again.
  const end = second.entries.at(-1)?.order.id;
  expect(await reviewPage(db, { size: 1, after: end })).toMatchObject({ entries: [first.entries[0]] });
});

test('says so when the amount was never noted', async () => {
  await db.update(payments).set({ paidMinor: null, paidCurrency: null });
  const { entries } = await reviewPage(db, { size: 1 });
  expect(entries).toMatchObject([{ paid: undefined }]);
});
