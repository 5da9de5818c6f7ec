import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { licenceGrants, licences } from '../licences/tables.ts';
import type { RefundRequest } from '../payments/refunds/refund.ts';
import { refunds } from '../payments/refunds/tables.ts';
import { orderDetails } from './order-details.ts';
import { previewRefund } from './preview-refund.ts';
import { refundOrder } from './refund-order.ts';

const shop = await testCommerce({ clock: fixedClock(new Date()) });
const { deps, db } = shop;
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };
let bought: Awaited<ReturnType<typeof paidBasket>>;
beforeEach(async () => {
  await shop.empty();
  bought = await paidBasket(shop);
});
const preview = (request: RefundRequest, actor = admin) =>
  previewRefund(deps, actor, { orderId: bought.orderId, request });
const refund = (request: RefundRequest) =>
  refundOrder(deps, admin, { orderId: bought.orderId, request, reason: 'r', requestKey: randomUUID() });

const REQUESTS: [string, () => RefundRequest][] = [
  ['all that is left', () => 'rest'],
  ['an amount', () => ({ amountMinor: 1000 })],
  ['a line', () => ({ lines: [{ lineId: bought.second.id }] })],
  ['a part of a line', () => ({ lines: [{ lineId: bought.first.id, amountMinor: 1 }] })],
];

test.each(REQUESTS)('%s: what was shown is what happens, also the second time', async (_what, request) => {
  const lost: string[] = [];
  for (const again of [request(), 'rest'] as const) {
    const shown = await preview(again);
    if (!shown.ok) break;
    const { amountMinor, leftMinor, state, licences: losing } = shown.preview;
    expect(await refund(again)).toMatchObject({ ok: true, refund: { amountMinor } });
    const after = await orderDetails(deps, shown.preview.order.number);
    expect(after?.order).toMatchObject({ state, refundedMinor: 11_986 - leftMinor });
    lost.push(...losing.map(({ licence }) => licence.id));
    const revoked = after?.licences.filter((licence) => licence.state === 'revoked').map(({ id }) => id);
    expect(revoked?.toSorted()).toEqual(lost.toSorted());
  }
  expect(lost).toHaveLength(3);
});

test('it writes nothing', async () => {
  await preview('rest');
  expect(await db.$count(refunds)).toBe(0);
});

test('a licence that something else has granted goes on', async () => {
  const [licence] = await db.select().from(licences).where(eq(licences.pid, bought.second.pid));
  await db.insert(licenceGrants).values({
    ...{ id: randomUUID(), licenceId: licence?.id ?? '', source: 'exchange_code', sourceId: randomUUID() },
    startsAt: new Date(),
  });
  expect(await preview('rest')).toMatchObject({ ok: true });
  const shown = await preview({ lines: [{ lineId: bought.second.id }] });
  expect(shown).toMatchObject({
    preview: { licences: [{ licence: { id: licence?.id }, after: { state: 'active', worksUntil: null } }] },
  });
});

test('what the role may not send back is refused, and the limit is told before', async () => {
  expect(await preview('rest', support)).toEqual({ ok: false, error: 'over_limit' });
  expect(await preview({ amountMinor: 10_000 }, support)).toMatchObject({
    ...{ ok: true, preview: { limitMinor: 10_000 } },
  });
  expect(await preview('rest')).toMatchObject({ preview: { limitMinor: null } });
  expect(await preview('rest', { ...support, role: 'editor' })).toEqual({ ok: false, error: 'not_allowed' });
});
