import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { placeBasket } from '../checkout/testing/basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { LICENCE_STATES } from '../licences/licence.ts';
import { licences } from '../licences/tables.ts';
import { orders } from '../orders/tables.ts';
import { payments } from '../payments/tables.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { takeBack } from './take-back.ts';

const shop = await testCommerce();
const { deps, db } = shop;
beforeEach(() => shop.empty());
const support: Actor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'support' };

/** A paid order with two licences from its first line and one from its second. */
async function bought() {
  const { order, payment } = await placeBasket(db, { orderedAt: deps.clock.now() });
  await fulfilOrder(deps, {
    paymentId: payment.id,
    observed: { status: 'succeeded', amountMinor: order.totalMinor, currency: order.currency },
  });
  const [first, second] = order.lines;
  return { order, first: first.id, second: second?.id ?? '' };
}
const statesOf = async (lineId: string) =>
  (await db.select().from(licences).where(eq(licences.lineId, lineId))).map(({ state }) => state);

test('a line loses all its licences; the others, the order and the payment stay', async () => {
  const { first, second } = await bought();
  const taken = await takeBack(deps, support, { lineId: first });
  expect(taken).toMatchObject({ ok: true, taken: [{ state: 'revoked' }, { state: 'revoked' }] });
  expect(await statesOf(first)).toEqual(['revoked', 'revoked']);
  expect(await statesOf(second)).toEqual(['active']);
  expect(await db.select({ state: orders.state }).from(orders)).toEqual([{ state: 'paid' }]);
  expect(await db.select({ state: payments.state }).from(payments)).toEqual([{ state: 'succeeded' }]);
});

test('one licence of a line can be taken back alone, and the rest of the line later', async () => {
  const { first } = await bought();
  const [one] = await db.select().from(licences).where(eq(licences.lineId, first));
  await takeBack(deps, support, { licenceId: one?.id ?? '' });
  expect((await statesOf(first)).toSorted()).toEqual(['active', 'revoked']);
  const rest = await takeBack(deps, support, { lineId: first });
  expect(rest).toMatchObject({ ok: true, taken: [{ state: 'revoked' }] });
  expect(rest.ok && rest.taken[0]?.id).not.toBe(one?.id);
});

describe('a licence that is', () => {
  test.each(LICENCE_STATES)('%s', async (state) => {
    const { second } = await bought();
    await db.update(licences).set({ state });
    expect(await takeBack(deps, support, { lineId: second })).toMatchObject(
      state === 'revoked' ? { ok: false, error: 'already_taken_back' } : { ok: true },
    );
    expect(await statesOf(second)).toEqual(['revoked']);
  });
});

test('of many at once one takes it back', async () => {
  const { first } = await bought();
  const results = await Promise.all(
    Array.from({ length: 20 }, () => takeBack(deps, support, { lineId: first })),
  );
  expect(results.filter(({ ok }) => ok)).toHaveLength(1);
});

test('what has brought nothing has nothing to take back', async () => {
  const { order } = await placeBasket(db, { orderedAt: deps.clock.now() });
  const nothing = { ok: false, error: 'nothing_granted' };
  expect(await takeBack(deps, support, { lineId: order.lines[0].id })).toEqual(nothing);
  expect(await takeBack(deps, support, { licenceId: crypto.randomUUID() })).toEqual(nothing);
});

test('it goes with the transaction that called for it', async () => {
  const { first } = await bought();
  const undone = db.transaction(async (tx) => {
    await takeBack({ ...deps, db: tx }, support, { lineId: first });
    throw new Error('the refund failed');
  });
  await expect(undone).rejects.toThrow('the refund failed');
  expect(await statesOf(first)).toEqual(['active', 'active']);
});

test('every licence taken back says who did it', async () => {
  const { first } = await bought();
  await takeBack(deps, { kind: 'system', name: 'disputes' }, { lineId: first });
  for (const { id } of await db.select().from(licences).where(eq(licences.lineId, first))) {
    expect(await auditOf(db, { kind: 'licence', id })).toMatchObject([
      {
        action: 'licence.revoke',
        actorId: 'disputes',
        before: { state: 'active' },
        after: { state: 'revoked' },
      },
    ]);
  }
});

test.each<Actor>([
  { kind: 'staff', staffId: '8', email: 'ed@shop.test', role: 'editor' },
  { kind: 'member', memberId: 'm' },
  { kind: 'visitor' },
])('is not for %o', async (actor) => {
  const { first } = await bought();
  expect(await takeBack(deps, actor, { lineId: first })).toEqual({ ok: false, error: 'not_allowed' });
  expect(await statesOf(first)).toEqual(['active', 'active']);
});
