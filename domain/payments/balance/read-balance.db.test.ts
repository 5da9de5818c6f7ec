import { fixedClock } from '@spindle/platform/clock.ts';
import { expect, test } from 'vitest';
import { testCommerce } from '../../checkout/testing/test-commerce.ts';
import { buy } from '../../subscriptions/testing/subscribed.ts';
import type { PaymentProvider } from '../provider.ts';
import { movementsOf } from './movements-of.ts';
import { readBalance } from './read-balance.ts';
import { balanceMovements } from './tables.ts';

const clock = fixedClock(new Date('2026-11-22T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const readFrom = (...providers: PaymentProvider[]) => readBalance({ ...deps, providers });

test('what a provider tells is kept once, however often it is read, and beside one that does not answer', async () => {
  const { payment } = await buy(shop, 'pid=643&opt643=LFT');
  const down: PaymentProvider = {
    ...shop.provider,
    name: 'sandbox',
    balanceSince() {
      throw new Error('the provider does not answer');
    },
  };
  await readFrom(down, shop.provider);
  await readFrom(shop.provider);
  expect(await db.$count(balanceMovements)).toBe(1);
  const asked = [{ provider: 'sandbox', about: 'payment', subject: payment.id }] as const;
  expect(await movementsOf(db, asked)).toMatchObject([
    { amountMinor: payment.amountMinor, feeMinor: Math.round(payment.amountMinor * 0.03), payoutId: null },
  ]);
  clock.set(new Date('2026-11-26T10:00:00Z'));
  await readFrom(shop.provider);
  expect(await movementsOf(db, asked)).toMatchObject([{ paidOutOn: '2026-11-24' }]);
});

test('what makes no sense is passed over, and the rest is kept', async () => {
  const at = clock.now();
  const movement = {
    about: 'payment',
    subject: 'x',
    amountMinor: 1,
    feeMinor: 0,
    currency: 'USD',
    at,
  } as const;
  const odd: PaymentProvider = {
    ...shop.provider,
    balanceSince: async function* () {
      yield { ...movement, id: 'a\0b' };
      yield { ...movement, id: 'long', amountMinor: 2 ** 40 };
      yield { ...movement, id: 'good' };
    },
  };
  const before = await db.$count(balanceMovements);
  await readFrom(odd);
  expect(await db.$count(balanceMovements)).toBe(before + 1);
});
