import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { startCheckout } from '../checkout/start-checkout.ts';
import { begin, form, GOOD_CARD } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { cancelUnpaidOrder } from '../fulfilment/cancel-unpaid-order.ts';
import { settleFromProvider } from '../fulfilment/settle-from-provider.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { payments } from '../payments/tables.ts';
import { bestPrices } from './best-prices.ts';
import { changePromotion } from './change-promotion.ts';
import { endPromotion } from './end-promotion.ts';
import { listPromotions } from './list-promotions.ts';
import { makePromotion } from './make-promotion.ts';
import type { PriceMember } from './promotion.ts';
import type { PromotionInput } from './promotion-fields.ts';
import { promotions, promotionUses } from './tables.ts';

const shop = await testCommerce();
const { deps, db } = shop;
const staff = (role: 'admin' | 'editor' | 'support'): Actor => ({
  ...{ kind: 'staff', staffId: '7', email: 'ada@shop.test' },
  role,
});
const DAY = 86_400_000;
const fields = (change: Partial<PromotionInput> = {}): PromotionInput => ({
  ...{ name: 'Disc week', pids: ['643'], licenceTypes: [], countries: [], tags: [] },
  startsAt: new Date(Date.now() - DAY),
  endsAt: new Date(Date.now() + DAY),
  ...{ payPercent: 80, stacking: 'alone', maxUses: null, maxUsesPerCustomer: null, ...change },
});
const make = (key: string, change: Partial<PromotionInput> = {}) =>
  makePromotion(deps, staff('editor'), { key, ...fields(change) });
const buy = (buyer: string | number, shownTotalMinor = 3996) =>
  startCheckout(deps, form(undefined, { email: `${buyer}@example.test`, shownTotalMinor }));
/** The same by a member with this name. */
const buyAs = (name: string, shownTotalMinor = 3996) => {
  const member = { memberId: randomUUID(), email: `${name}@example.test` };
  return startCheckout(deps, form(undefined, { email: member.email, member, shownTotalMinor }));
};
const used = async (key: string) =>
  (await listPromotions(db)).promotions.find((promotion) => promotion.key === key)?.used;

beforeEach(async () => {
  await shop.empty();
  await db.delete(promotionUses);
  await db.delete(promotions);
});

describe('an order', () => {
  test('is placed at the price of the promotion, which counts it', async () => {
    await make('disc-week');
    expect(await buy('kei')).toMatchObject({ ok: true });
    expect(await shop.orders()).toMatchObject([{ listMinor: 4995, totalMinor: 3996, couponCode: null }]);
    expect(await used('disc-week')).toBe(1);
  });

  test('of sixty at once that want the last ten uses, ten get them and the others are told the price', async () => {
    await make('disc-week', { maxUses: 10 });
    const results = await Promise.all(Array.from({ length: 60 }, (_, buyer) => buy(buyer)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(10);
    expect(results.filter((result) => !result.ok && result.error === 'price_changed')).toHaveLength(50);
    expect((await shop.orders()).map(({ totalMinor }) => totalMinor)).toEqual(Array(10).fill(3996));
    expect(await used('disc-week')).toBe(10);
    expect(await buy('late', 4995)).toMatchObject({ ok: true });
  });

  test('of sixty at once of one member who may have two, two get them', async () => {
    await make('disc-week', { maxUsesPerCustomer: 2 });
    const results = await Promise.all(Array.from({ length: 60 }, () => buyAs('kei')));
    expect(results.filter(({ ok }) => ok)).toHaveLength(2);
    expect(await used('disc-week')).toBe(2);
    expect(await buyAs('kei')).toMatchObject({ ok: false, error: 'price_changed' });
    expect(await buyAs('kei', 4995)).toMatchObject({ ok: true });
    expect(await buyAs('mei')).toMatchObject({ ok: true });
  });

  // Otherwise a guest would be shown a price that the order refuses again and again, and anybody could use it up for them.
  test('of a guest never has what is counted by customer, whatever address is typed', async () => {
    await make('disc-week', { maxUsesPerCustomer: 1 });
    expect(await bestPrices(deps, { pids: ['643'], currency: 'USD', visitor: undefined })).not.toContainEqual(
      expect.objectContaining({ reductions: [expect.objectContaining({ kind: 'promotion' })] }),
    );
    expect(await buy('kei')).toMatchObject({ ok: false, error: 'price_changed' });
    expect(await buy('kei', 4995)).toMatchObject({ ok: true });
    expect(await used('disc-week')).toBe(0);
    expect(await buyAs('kei')).toMatchObject({ ok: true });
  });

  test('of a member counts for the account and for the address, whichever of them is another one since', async () => {
    await make('disc-week', { maxUsesPerCustomer: 1 });
    const email = 'kei@example.test';
    const { memberId } = await deps.ensureMember(db, { email, locale: 'en' });
    const asked = (member: PriceMember) =>
      form(undefined, { email: member.email, member, shownTotalMinor: 3996, again: true });
    const as = (member: PriceMember) => startCheckout(deps, asked(member));
    const { sandboxId } = await begin(shop, asked({ memberId, email }));
    await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
    const [payment = expect.fail()] = await db.select().from(payments);
    await settleFromProvider(deps, payment);
    const moved = { memberId, email: 'moved@example.test' };
    expect(await as(moved)).toMatchObject({ ok: false, error: 'price_changed' });
    expect(await as({ memberId: randomUUID(), email })).toMatchObject({ ok: false, error: 'price_changed' });
    expect(await as({ memberId: randomUUID(), email: 'mei@example.test' })).toMatchObject({ ok: true });
  });

  test('that nobody pays gives the use back, once', async () => {
    await make('disc-week', { maxUses: 1, maxUsesPerCustomer: 1 });
    const member = { memberId: randomUUID(), email: 'kei@example.test' };
    await begin(shop, form(undefined, { member }));
    const [payment] = await db.select().from(payments);
    await Promise.all(
      Array.from({ length: 5 }, () =>
        cancelUnpaidOrder(deps, { paymentId: payment?.id ?? '', as: 'expired' }),
      ),
    );
    expect(await used('disc-week')).toBe(0);
    expect(await buyAs('kei')).toMatchObject({ ok: true });
  });

  test('does not keep the address beside the promotion', async () => {
    await make('disc-week');
    await buy('kei');
    expect(JSON.stringify(await db.select().from(promotionUses))).not.toContain('kei');
  });
});

describe('the best price', () => {
  const best = async (visitor?: { country: string | undefined; member: PriceMember | undefined }) =>
    (await bestPrices(deps, { pids: ['643'], currency: 'USD', visitor })).find(
      ({ licenceType }) => licenceType === 'LFT',
    );

  test('is the promotion’s where that is better than the public coupon’s, and says why', async () => {
    await make('disc-week');
    expect(await best()).toMatchObject({
      totalMinor: 3996,
      reductions: [{ kind: 'promotion', key: 'disc-week', payPercent: 80, offMinor: 999 }],
    });
  });

  test('is both where they can be combined', async () => {
    await make('disc-week', { stacking: 'with_coupon' });
    expect(await best()).toMatchObject({
      totalMinor: 3596,
      reductions: [{ kind: 'promotion' }, { kind: 'coupon', code: 'DNC10' }],
    });
  });

  test('of a country or a kind of customer is for these alone', async () => {
    await make('japan', { countries: ['JP'] });
    await make('owners', { tags: ['owns_646'], payPercent: 70 });
    const nobody = { country: 'JP', member: undefined };
    expect(await best(nobody)).toMatchObject({ totalMinor: 3996 });
    expect(await best({ ...nobody, country: undefined })).toMatchObject({ totalMinor: 4496 });
    expect(
      await best({
        country: 'JP',
        member: { memberId: '00000000-0000-4000-8000-000000000001', email: 'mei@example.test' },
      }),
    ).toMatchObject({
      totalMinor: 3996,
    });
  });
});

describe('staff', () => {
  test('make, change and end a promotion, and each is written down', async () => {
    expect(await make('audited')).toMatchObject({ ok: true });
    expect(await make('audited')).toEqual({ ok: false, error: 'promotion_exists' });
    const changed = { key: 'audited', ...fields({ payPercent: 70 }) };
    expect(await changePromotion(deps, staff('admin'), changed)).toEqual({ ok: true });
    expect(await endPromotion(deps, staff('editor'), { key: 'audited' })).toEqual({ ok: true });
    const again = await endPromotion(deps, staff('editor'), { key: 'audited' });
    expect(again).toEqual({ ok: false, error: 'promotion_gone' });
    expect(await auditOf(db, { kind: 'promotion', id: 'audited' })).toMatchObject([
      { action: 'promotion.end', before: { endsAt: expect.any(String) } },
      { action: 'promotion.change', before: { payPercent: 80 }, after: { payPercent: 70 } },
      { action: 'promotion.make', before: null, after: { payPercent: 80, stacking: 'alone' } },
    ]);
    expect(await buy('kei', 4995)).toMatchObject({ ok: true });
  });

  test('never set a cap below what was used', async () => {
    await make('disc-week');
    await buy('one');
    await buy('two');
    const capped = { key: 'disc-week', ...fields({ maxUses: 1 }) };
    expect(await changePromotion(deps, staff('admin'), capped)).toEqual({
      ok: false,
      error: 'cap_below_uses',
    });
  });

  test.each<[string, Partial<PromotionInput>, string]>([
    ['that ends before it begins', { endsAt: new Date(0) }, 'promotion_invalid'],
    ['that takes nothing off', { payPercent: 100 }, 'promotion_invalid'],
    ['for a country that is none', { countries: ['Japan'] }, 'promotion_invalid'],
    ['for a code that no country has', { countries: ['DE', 'de', 'XX'] }, 'promotion_invalid'],
    ['from before the calendar', { startsAt: new Date('0001-01-01T00:00Z') }, 'promotion_invalid'],
    ['until after all years', { endsAt: new Date('+012026-01-01T00:00Z') }, 'promotion_invalid'],
    ['for a kind of customer that is none', { tags: ['friends'] }, 'promotion_invalid'],
    ['without a use', { maxUses: 0 }, 'promotion_invalid'],
    ['for an unknown product', { pids: ['999'] }, 'unknown_product'],
  ])('can’t make one %s', async (_what, change, error) => {
    expect(await make('wrong', change)).toEqual({ ok: false, error });
  });

  test.each<Actor>([staff('support'), { kind: 'member', memberId: 'm' }, { kind: 'visitor' }])(
    'are not %o',
    async (actor) => {
      const refused = { ok: false, error: 'not_allowed' };
      expect(await makePromotion(deps, actor, { key: 'mine', ...fields() })).toEqual(refused);
      expect(await changePromotion(deps, actor, { key: 'mine', ...fields() })).toEqual(refused);
      expect(await endPromotion(deps, actor, { key: 'mine' })).toEqual(refused);
    },
  );

  test('see them page by page, the newest first', async () => {
    for (const key of ['first', 'second', 'third']) await make(key);
    const one = await listPromotions(db, { size: 2 });
    expect(one.promotions.map(({ key }) => key)).toEqual(['third', 'second']);
    const two = await listPromotions(db, { size: 2, after: one.next });
    expect(two).toMatchObject({ promotions: [{ key: 'first' }], next: undefined });
  });
});
