import { checkoutCookieName } from '@spindle/domain/checkout/checkout-access.ts';
import { settleCheckout } from '@spindle/domain/checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { paySandbox } from '@spindle/domain/payments/sandbox/pay-sandbox.ts';
import { beforeEach, expect, test } from 'vitest';
import { leftPayment } from './left-payment.ts';

const commerce = await testCommerce();
const { deps } = commerce;
beforeEach(commerce.empty);

const business = { company: 'Disc SARL', address: '1 rue du Disque\n75001 Paris', vatId: 'FR40303265045' };
const memberId = '0b9f4a6e-3f1f-4d7e-9d7a-111111111111';

test('who comes back from the payment page finds what they typed, and nobody else does', async () => {
  const { checkoutId, secret } = await begin(
    commerce,
    form(undefined, {
      gift: { email: 'mei@example.test', locale: 'ja' },
      ...{ email: 'kei@example.test', consents: ['delivery', 'withdrawal'] },
      buyer: { country: 'FR', ...business },
    }),
  );
  const query = new URLSearchParams({ pid: '643', checkout: checkoutId });
  const cookies = `other=1; ${checkoutCookieName(checkoutId)}=${secret}`;
  const left = {
    email: 'kei@example.test',
    ...{ giftEmail: 'mei@example.test', giftLocale: 'ja' },
    checkoutId,
    buyer: { country: 'FR', ...business },
  };
  expect(await leftPayment(deps, { query, cookies, memberId: undefined })).toEqual({ ...left, as: 'unpaid' });
  for (const proof of [null, `${checkoutCookieName(checkoutId)}=made-up`, '%']) {
    expect(await leftPayment(deps, { query, cookies: proof, memberId: undefined })).toBeUndefined();
  }
  expect(await leftPayment(deps, { query: new URLSearchParams(), cookies, memberId })).toBeUndefined();
});

test('who has paid elsewhere is told so, and a member needs no cookie', async () => {
  const member = { memberId, email: 'member@example.test' };
  const { checkoutId, sandboxId } = await begin(commerce, form(undefined, { member }));
  const asked = { query: new URLSearchParams({ checkout: checkoutId }), cookies: null, memberId };
  const left = {
    email: member.email,
    giftEmail: null,
    giftLocale: null,
    checkoutId,
    buyer: { country: 'US' },
  };
  // Nobody has reported the payment to the shop yet, so it asks.
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  expect(await leftPayment(deps, asked)).toEqual({ ...left, as: 'paid' });
});

test('that nothing was charged is said by the provider or not at all', async () => {
  const member = { memberId, email: 'member@example.test' };
  const { checkoutId } = await begin(commerce, form(undefined, { member }));
  const asked = { query: new URLSearchParams({ checkout: checkoutId }), cookies: null, memberId };
  const [provider] = deps.providers;
  const down = { ...provider, retrievePayment: () => Promise.reject(new Error('down')) };
  expect(await leftPayment({ ...deps, providers: [down] }, asked)).toMatchObject({ as: 'open' });
});

test('who goes back by the browser finds the same, of that purchase alone', async () => {
  const { checkoutId, secret } = await begin(commerce, form('pid=643&opt643=LFT'));
  const cookies = `${checkoutCookieName(checkoutId)}=${secret}`;
  const left = (query: string) =>
    leftPayment(deps, { query: new URLSearchParams(query), cookies, memberId: undefined });
  for (const other of ['pid=643&opt643=1Y', 'pid=646&opt646=LFT', 'pid=643,646&opt643=LFT&opt646=LFT', '']) {
    expect(await left(other)).toBeUndefined();
  }
  expect(await left('pid=643&opt643=LFT&coupon=DNC10')).toMatchObject({ checkoutId, as: 'unpaid' });
});

test('who buys the same again is told nothing of what is paid', async () => {
  const { checkoutId, secret, sandboxId } = await begin(commerce, form('pid=643&opt643=LFT'));
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, { checkoutId });
  const query = new URLSearchParams('pid=643&opt643=LFT');
  const cookies = `${checkoutCookieName(checkoutId)}=${secret}`;
  expect(await leftPayment(deps, { query, cookies, memberId: undefined })).toBeUndefined();
});
