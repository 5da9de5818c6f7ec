import { systemClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../orders/tables.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { coupons } from '../pricing/tables.ts';
import { guestAccessEnds, signCheckoutLink } from './checkout-access.ts';
import { settleCheckout } from './settle-checkout.ts';
import { begin, form, GOOD_CARD } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';
import { viewCheckout } from './view-checkout.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(() => shop.empty());

async function bought() {
  const started = await begin(shop, form('pid=643&opt643=LFT&coupon=DNC10'));
  await paySandbox(deps, { paymentId: started.sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, started);
  const [order] = await db.select().from(orders);
  if (!order?.paidAt) throw new Error('not paid');
  const ends = guestAccessEnds(order.paidAt);
  const signature = signCheckoutLink(deps.accessKey, started.checkoutId, ends);
  return { ...started, memberId: order.memberId ?? '', signature, ends };
}

const notFound = { ok: false, error: 'not_found' };
const expired = { ok: false, error: 'link_expired' };

test('shows what was bought to each proof, and nothing without one', async () => {
  const { checkoutId, secret, signature, memberId } = await bought();
  const other = await begin(shop, form('pid=646&opt646=LFT'));
  const view = {
    ok: true,
    view: {
      state: 'paid',
      order: { totalMinor: 4496, currency: 'USD', paidMinor: 4496 },
      payment: { state: 'succeeded' },
      lines: [
        {
          productName: 'DVD Ripper',
          ...{ quantity: 1, listMinor: 4995, discountMinor: 499, totalMinor: 4496 },
          licences: [{ seats: 1, state: 'active', worksUntil: null }],
          downloads: [{ version: '13.0.1', url: '/mlink/download.php?pid=643' }],
        },
      ],
      againQuery: 'pid=643&opt643=LFT&coupon=DNC10',
    },
  };
  for (const proof of [{ secret }, { signature }, { memberId }, { secret: 'wrong', memberId }]) {
    expect(await viewCheckout(deps, { checkoutId, proof })).toMatchObject(view);
  }
  const strangers = [
    {},
    { secret: other.secret },
    { signature: `${signature}x` },
    { signature: secret },
    { secret: signature },
    { memberId: '0b9f4a6e-3f1f-4d7e-9d7a-111111111111' },
  ];
  for (const proof of strangers) expect(await viewCheckout(deps, { checkoutId, proof })).toEqual(notFound);
  expect(await viewCheckout(deps, { checkoutId: 'X', proof: { secret } })).toEqual(notFound);
});

test('starts the purchase again with the coupon that it had, whoever made that', async () => {
  await db.insert(coupons).values({ code: 'SPRING', pids: ['62037'], payPercent: 80 });
  const { checkoutId, secret } = await begin(shop, form('pid=62037&opt62037=1Y&coupon=SPRING'));
  const again = async () => {
    const viewed = await viewCheckout(deps, { checkoutId, proof: { secret } });
    return viewed.ok && viewed.view.againQuery;
  };
  expect(await again()).toBe('pid=62037&opt62037=1Y&coupon=SPRING');
  await db
    .update(coupons)
    .set({ pids: ['646'] })
    .where(eq(coupons.code, 'SPRING'));
  expect(await again()).toBe('pid=62037&opt62037=1Y&discounts_prohibited=1');
});

test('starts the purchase again without codes where its link allowed none', async () => {
  const query = 'pid=643&opt643=LFT&discounts_prohibited=1';
  const { checkoutId, secret } = await begin(shop, form(query));
  expect(await viewCheckout(deps, { checkoutId, proof: { secret } })).toMatchObject({
    view: { againQuery: query },
  });
});

test('starts a purchase of several products again with all of them', async () => {
  const query = 'pid=643,62037&opt643=1Y&opt62037=1M&coupon=DNC10';
  const { checkoutId, secret } = await begin(shop, form(query));
  expect(await viewCheckout(deps, { checkoutId, proof: { secret } })).toMatchObject({
    view: { againQuery: query, lines: [{ pid: '643' }, { pid: '62037' }] },
  });
});

describe('after 14 days', () => {
  test('cookie and link end; the member still sees it', async () => {
    const { checkoutId, secret, signature, memberId, ends } = await bought();
    const late = { ...deps, clock: { now: () => new Date(ends.getTime() + 1000) } };
    expect(await viewCheckout(late, { checkoutId, proof: { secret } })).toEqual(expired);
    expect(await viewCheckout(late, { checkoutId, proof: { signature } })).toEqual(expired);
    expect(await viewCheckout(late, { checkoutId, proof: { memberId } })).toMatchObject({ ok: true });
  });
});

test('shows no key before the money is here', async () => {
  const { checkoutId, secret } = await begin(shop);
  await settleCheckout(deps, { checkoutId });
  expect(
    await viewCheckout({ ...deps, clock: systemClock }, { checkoutId, proof: { secret } }),
  ).toMatchObject({
    ok: true,
    view: { state: 'pending', lines: [{ licences: [], downloads: [] }], payment: { state: 'open' } },
  });
});
