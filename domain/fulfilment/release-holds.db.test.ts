import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { settleCheckout } from '../checkout/settle-checkout.ts';
import { startCheckout } from '../checkout/start-checkout.ts';
import { begin, form, GOOD_CARD } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { coupons, promotions } from '../pricing/tables.ts';
import { releaseHolds, SCARCE_HOLD_MS } from './release-holds.ts';

const clock = fixedClock(new Date('2026-11-20T12:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const later = (ms: number) => clock.set(new Date(clock.now().getTime() + ms));
const PROMOTED = 3996;

beforeEach(async () => {
  await shop.empty();
  await db.execute('delete from shop.promotion_uses');
  await db.delete(promotions);
  await db.insert(promotions).values({
    ...{ key: 'disc-week', name: 'Disc week', pids: ['643'], licenceTypes: [], countries: [], tags: [] },
    ...{
      startsAt: clock.now(),
      endsAt: new Date(clock.now().getTime() + 86_400_000),
      createdAt: clock.now(),
    },
    ...{ payPercent: 80, stacking: 'alone', maxUses: 1, maxUsesPerCustomer: null },
  });
});

const wanted = (buyer: string | number) =>
  form(undefined, { email: `${buyer}@example.test`, shownTotalMinor: PROMOTED });
const states = async () => (await shop.orders()).map(({ state }) => state).toSorted();

test('the last use is kept for a buyer who pays, and then goes to whoever wants it', async () => {
  const { sandboxId } = await begin(shop, wanted('slow'));
  later(SCARCE_HOLD_MS - 1);
  expect(await releaseHolds(deps)).toBe(0);
  expect(await startCheckout(deps, wanted('next'))).toMatchObject({ ok: false, error: 'price_changed' });
  later(1);
  expect(await releaseHolds(deps)).toBe(1);
  expect(await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD })).toMatchObject({ ok: false });
  const many = await Promise.all(
    Array.from({ length: 20 }, (_, buyer) => startCheckout(deps, wanted(buyer))),
  );
  expect(many.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await states()).toEqual(['cancelled', 'pending']);
});

test('while there are uses left nobody is hurried', async () => {
  await db.update(promotions).set({ maxUses: 2 });
  await begin(shop, wanted('slow'));
  later(SCARCE_HOLD_MS * 2);
  expect(await releaseHolds(deps)).toBe(0);
  expect(await states()).toEqual(['pending']);
});

test('the last use of a code is kept as long', async () => {
  await db.update(coupons).set({ maxUses: 1 }).where(eq(coupons.code, 'DNC10'));
  const query = 'pid=646&opt646=LFT&coupon=DNC10';
  await begin(shop, form(query));
  later(SCARCE_HOLD_MS);
  expect(await startCheckout(deps, form(query))).toEqual({ ok: false, error: 'coupon_used_up' });
  expect(await releaseHolds(deps)).toBe(1);
  expect(await startCheckout(deps, form(query))).toMatchObject({ ok: true });
});

test('who pays while it is taken away has it or is not charged, and nobody else has it too', async () => {
  const slow = await begin(shop, wanted('slow'));
  later(SCARCE_HOLD_MS);
  const racing = [
    () => paySandbox(deps, { paymentId: slow.sandboxId, card: GOOD_CARD }),
    ...Array.from({ length: 3 }, () => () => releaseHolds(deps)),
    ...Array.from({ length: 5 }, (_, buyer) => () => startCheckout(deps, wanted(buyer))),
  ];
  const [paid] = await Promise.all(racing.map((act) => act()));
  await settleCheckout(deps, slow);
  await releaseHolds(deps);
  const kept = (await shop.orders()).filter(({ state }) => state === 'paid' || state === 'pending');
  const mine = kept.filter(({ number }) => number === slow.orderNumber);
  expect(kept.length).toBeLessThanOrEqual(1);
  expect(mine.map(({ state }) => state)).toEqual((paid as { ok: boolean }).ok ? ['paid'] : []);
});

test('a provider that can not be asked ends nothing', async () => {
  await begin(shop, wanted('slow'));
  later(SCARCE_HOLD_MS);
  const [provider] = deps.providers;
  const down = { ...provider, cancelPayment: () => Promise.reject(new Error('down')) };
  expect(await releaseHolds({ ...deps, providers: [down] })).toBe(0);
  expect(await states()).toEqual(['pending']);
  expect(await releaseHolds(deps)).toBe(1);
});
