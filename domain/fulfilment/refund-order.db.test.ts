import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { begin, form, openCommerce } from '../checkout/testing/commerce.ts';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { licences } from '../licences/tables.ts';
import { orders } from '../orders/tables.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { refunds } from '../payments/refunds/tables.ts';
import { setSandboxChaos } from '../payments/sandbox/set-sandbox-chaos.ts';
import { sandboxRefunds } from '../payments/sandbox/tables.ts';
import { customerTags } from '../pricing/customer-tags.ts';
import { coupons } from '../pricing/tables.ts';
import { refundLimits } from '../staff/tables.ts';
import { type RefundOrderInput, refundOrder } from './refund-order.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
let bought: Awaited<ReturnType<typeof paidBasket>>;
beforeEach(async () => {
  await shop.empty();
  bought = await paidBasket(shop);
});
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };

const refund = (change: Partial<RefundOrderInput> = {}, actor: Actor = admin, on = deps) =>
  refundOrder(on, actor, {
    ...{ orderId: bought.orderId, request: 'rest', reason: 'did not work', requestKey: randomUUID() },
    ...change,
  });
const order = async () => (await db.select().from(orders))[0];
const statesOf = async ({ pid }: { pid: string }) =>
  (await db.select().from(licences).where(eq(licences.pid, pid))).map(({ state }) => state);
const sentBack = async () =>
  (await db.select().from(sandboxRefunds)).reduce((sum, { amountMinor }) => sum + amountMinor, 0);

test('all of an order goes back: it is refunded, its licences are revoked, and who did it is written down', async () => {
  expect(await refund()).toMatchObject({ ok: true, refund: { state: 'succeeded', amountMinor: 11_986 } });
  expect(await order()).toMatchObject({ state: 'refunded', refundedMinor: 11_986 });
  expect(await statesOf(bought.first)).toEqual(['revoked', 'revoked']);
  expect(await statesOf(bought.second)).toEqual(['revoked']);
  expect(await sentBack()).toBe(11_986);
  expect((await auditOf(db, { kind: 'order', id: bought.orderId })).toReversed()).toMatchObject([
    {
      ...{ action: 'order.refund', actorId: '1', actorEmail: 'ada@shop.test' },
      before: { state: 'paid', refundedMinor: 0 },
      after: { amountMinor: 11_986, currency: 'USD', reason: 'did not work' },
    },
    { action: 'refund.succeed', actorId: 'refunds', after: { state: 'refunded', refundedMinor: 11_986 } },
  ]);
});

test('a line goes back: it loses its licences, the other keeps its own and its price', async () => {
  expect(await refund({ request: { lines: [{ lineId: bought.second.id }] } })).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ state: 'partly_refunded', refundedMinor: 2995 });
  expect(await statesOf(bought.second)).toEqual(['revoked']);
  expect(await statesOf(bought.first)).toEqual(['active', 'active']);
  expect(await refund()).toMatchObject({ ok: true, refund: { amountMinor: 8991 } });
  expect(await order()).toMatchObject({ state: 'refunded' });
});

test('a part of every line goes back and no licence with it, until nothing is left of a line', async () => {
  await refund({ request: { amountMinor: 1000 } });
  expect(await order()).toMatchObject({ state: 'partly_refunded', refundedMinor: 1000 });
  expect(await statesOf(bought.first)).toEqual(['active', 'active']);
  await refund({ request: { lines: [{ lineId: bought.second.id }] } });
  expect(await order()).toMatchObject({ refundedMinor: 1000 + 2995 - 250 });
  expect(await statesOf(bought.second)).toEqual(['revoked']);
});

test('who gets a part of the money back is no new customer', async () => {
  await refund({ request: { amountMinor: 1 } });
  const { memberId, email } = (await order()) ?? expect.fail();
  const tags = await customerTags(db, { memberId: memberId ?? '', email });
  expect(tags).toEqual(['member', 'customer', 'owns_643', 'owns_646']);
});

test('a coupon stays used: what it took off stands in the price of what is left', async () => {
  await db.update(coupons).set({ used: 3 });
  await refund();
  expect(new Set((await db.select().from(coupons)).map(({ used }) => used))).toEqual(new Set([3]));
});

describe('twice', () => {
  test('the same form is one refund, however close together', async () => {
    const requestKey = randomUUID();
    const one = { request: { amountMinor: 500 }, requestKey };
    const all = await Promise.all(Array.from({ length: 10 }, () => refund(one)));
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect(await db.$count(refunds)).toBe(1);
    expect(await sentBack()).toBe(500);
    expect(await order()).toMatchObject({ refundedMinor: 500 });
  });

  test('another form finds nothing left; of many at once one gets the money', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => refund()));
    expect(all.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await sentBack()).toBe(11_986);
    expect(await refund()).toEqual({ ok: false, error: 'nothing_to_refund' });
  });
});

describe('a provider', () => {
  test('that says no sends nothing: the refund has failed, and the money can be asked for again', async () => {
    await setSandboxChaos(db, bought.sandboxId, { refunds: 'refused' });
    const requestKey = randomUUID();
    const refused = { ok: false, error: 'refund_refused' };
    expect(await refund({ requestKey })).toEqual(refused);
    expect(await db.select().from(refunds)).toMatchObject([{ state: 'failed', failure: 'refund_refused' }]);
    expect(await order()).toMatchObject({ state: 'paid', refundedMinor: 0 });
    expect(await statesOf(bought.second)).toEqual(['active']);
    await setSandboxChaos(db, bought.sandboxId, {});
    expect(await refund({ requestKey })).toEqual(refused);
    expect(await sentBack()).toBe(0);
    expect(await refund()).toMatchObject({ ok: true });
  });

  test('that takes its time leaves the order as it is until the money has left', async () => {
    await setSandboxChaos(db, bought.sandboxId, { refunds: 'pending' });
    expect(await refund()).toMatchObject({ ok: true, refund: { state: 'requested' } });
    expect(await order()).toMatchObject({ state: 'paid' });
    expect(await statesOf(bought.second)).toEqual(['active']);
    expect(await refund()).toEqual({ ok: false, error: 'nothing_to_refund' });
  });

  const broken = async (change: (own: PaymentProvider) => Partial<PaymentProvider>) =>
    openCommerce(shop.url, {
      ...{ clock, jobs: shop.jobs },
      provider: (own) => ({ ...own, ...change(own) }),
    });

  test('that does not answer may have sent it: it is held, and the same form goes on', async () => {
    const lost = await broken((own) => ({
      async refund(asked) {
        await own.refund(asked);
        throw new Error('socket hang up');
      },
    }));
    const requestKey = randomUUID();
    const held = await refund({ requestKey }, admin, lost.deps);
    expect(held).toMatchObject({ ok: true, refund: { state: 'requested', providerId: null } });
    expect(await order()).toMatchObject({ state: 'paid' });
    expect(await refund()).toEqual({ ok: false, error: 'nothing_to_refund' });
    expect(await refund({ requestKey })).toMatchObject({ ok: true, refund: { state: 'succeeded' } });
    expect(await sentBack()).toBe(11_986);
    expect(await order()).toMatchObject({ state: 'refunded' });
    await lost.close();
  });

  test('that is not set up any more can send nothing', async () => {
    expect(await refund({}, admin, { ...deps, providers: [{ ...deps.providers[0], name: 'new' }] })).toEqual({
      ok: false,
      error: 'provider_not_set_up',
    });
  });
});

describe('is for', () => {
  test('support up to the amount of its role, over all refunds of the order', async () => {
    expect(await refund({}, support)).toEqual({ ok: false, error: 'over_limit' });
    expect(await refund({ request: { amountMinor: 6000 } }, support)).toMatchObject({ ok: true });
    expect(await refund({ request: { amountMinor: 4001 } }, support)).toEqual({
      ok: false,
      error: 'over_limit',
    });
    expect(await refund({ request: { amountMinor: 4000 } }, support)).toMatchObject({ ok: true });
  });

  test('nobody in a currency without a limit of its own or for all', async () => {
    const limits = await db.delete(refundLimits).where(eq(refundLimits.currency, '*')).returning();
    expect(await refund()).toEqual({ ok: false, error: 'over_limit' });
    await db.insert(refundLimits).values(limits);
  });

  test.each<Actor>([
    { kind: 'staff', staffId: '8', email: 'ed@shop.test', role: 'editor' },
    { kind: 'member', memberId: 'm' },
    { kind: 'visitor' },
  ])('others than %o', async (actor) => {
    expect(await refund({}, actor)).toEqual({ ok: false, error: 'not_allowed' });
    expect(await db.$count(refunds)).toBe(0);
  });
});

test('an order that was not paid has nothing to send back', async () => {
  await shop.empty();
  await begin(shop, form());
  const orderId = (await order())?.id ?? '';
  expect(await refund({ orderId })).toEqual({ ok: false, error: 'not_paid' });
  expect(await refund({ orderId: randomUUID() })).toEqual({ ok: false, error: 'not_paid' });
});

test.each([
  ['disputed', 'disputed'],
  ['charged_back', 'not_paid'],
] as const)('an order that is %s sends nothing back', async (state, error) => {
  await db.update(orders).set({ state });
  expect(await refund()).toEqual({ ok: false, error });
  expect(await sentBack()).toBe(0);
});
