import { quoteCheckout } from '@spindle/domain/checkout/quote-checkout.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { setPayRatio } from '@spindle/domain/pay-ratios/set-pay-ratio.ts';
import { beforeEach, expect, test } from 'vitest';
import { payMethods } from './pay-methods.ts';

const { deps, db } = await testCommerce();
beforeEach(() => db.execute('delete from shop.pay_ratios'));

const staff = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'editor' } as const;
const weigh = (method: string, weight: number, change: object = {}) =>
  setPayRatio(deps, staff, {
    ...{ country: '*', currency: '*', kind: 'non_subscription', method, weight },
    ...change,
  });

async function choice(licence: 'LFT' | '1M', { country = 'US', providers = deps.providers } = {}) {
  const query = new URLSearchParams(`pid=643&opt643=${licence}`);
  const asked = { query, locale: 'en', country, blockedCountries: [], member: undefined } as const;
  const quoted = await quoteCheckout(deps, asked);
  if (!quoted.ok) return expect.fail(quoted.error);
  return payMethods({ db, providers }, quoted.quote, { country, locale: 'en' });
}

test('nobody is asked where the card is all there is', async () => {
  expect(await choice('LFT')).toBeUndefined();
  await weigh('card', 10);
  expect(await choice('LFT')).toBeUndefined();
  // The shop has no name for this method.
  await weigh('by_pigeon', 10);
  expect(await choice('LFT')).toBeUndefined();
});

test('what staff weigh is offered where and for what it is weighed; what can’t be used is never chosen', async () => {
  await weigh('blockchain', 30, { country: 'DE' });
  await weigh('card', 10, { country: 'DE' });
  const offered = {
    label: 'Payment method',
    chosen: 'card',
    offered: [
      { method: 'blockchain', text: 'Cryptocurrency (blockchain)', usable: false },
      { method: 'card', text: 'Card', usable: true },
    ],
  };
  expect(await choice('LFT', { country: 'DE' })).toEqual(offered);
  expect(await choice('LFT')).toBeUndefined();
  expect(await choice('1M', { country: 'DE' })).toBeUndefined();
  await weigh('blockchain', 30, { country: 'DE', kind: 'subscription' });
  expect(await choice('1M', { country: 'DE' })).toEqual(offered);
});

test('what the provider takes is offered without a weight, and chosen by the heaviest', async () => {
  const [provider] = deps.providers;
  const providers: typeof deps.providers = [{ ...provider, methods: ['card', 'blockchain'] }];
  const [card, blockchain] = [
    { method: 'card', text: 'Card', usable: true },
    { method: 'blockchain', text: 'Cryptocurrency (blockchain)', usable: true },
  ];
  expect(await choice('LFT', { providers })).toEqual({
    label: 'Payment method',
    chosen: 'card',
    offered: [card, blockchain],
  });
  await weigh('blockchain', 30);
  expect(await choice('LFT', { providers })).toEqual({
    ...{ label: 'Payment method', chosen: 'blockchain', offered: [blockchain, card] },
  });
});
