import { checkoutCookieName } from '@spindle/domain/checkout/checkout-access.ts';
import { settleCheckout } from '@spindle/domain/checkout/settle-checkout.ts';
import { begin, form, GOOD_CARD } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { moveOrder } from '@spindle/domain/orders/move-order.ts';
import { paySandbox } from '@spindle/domain/payments/sandbox/pay-sandbox.ts';
import { beforeEach, expect, test } from 'vitest';
import { emptyBasket } from './empty-basket.ts';
import { leftPayment } from './left-payment.ts';

const commerce = await testCommerce();
const { deps } = commerce;
beforeEach(commerce.empty);

const look = (cookies: string | null) => emptyBasket(deps, { cookies, locale: 'en' });
const nothing = { kind: 'empty', recent: undefined };

test('who began to buy and did not pay is led back to it, and nobody else', async () => {
  const { checkoutId, secret } = await begin(commerce, form(undefined));
  const { recent } = await look(`other=1; ${checkoutCookieName(checkoutId)}=${secret}`);
  expect(recent?.names).toBe('DVD Ripper');
  expect(Object.fromEntries(new URLSearchParams(recent?.query))).toMatchObject({
    pid: '643',
    checkout: checkoutId,
  });
  for (const cookies of [null, '%', `${checkoutCookieName(checkoutId)}=made-up`]) {
    expect(await look(cookies)).toEqual(nothing);
  }
});

test('what staff sent the money back of is not offered again, nor said to have cost nothing', async () => {
  const { checkoutId, secret, sandboxId } = await begin(commerce, form(undefined));
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  await commerce.db.execute(`update shop.payments set state = 'succeeded'`);
  const [order] = await commerce.orders();
  await moveOrder(commerce.db, order?.id ?? '', { to: 'cancelled', from: 'pending' });
  const cookies = `${checkoutCookieName(checkoutId)}=${secret}`;
  expect(await look(cookies)).toEqual(nothing);
  const query = new URLSearchParams({ pid: '643', checkout: checkoutId });
  expect(await leftPayment(deps, { query, cookies, memberId: undefined })).toBeUndefined();
});

test('what was paid is not offered again', async () => {
  const { checkoutId, secret, sandboxId } = await begin(commerce, form(undefined));
  await paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD });
  await settleCheckout(deps, { checkoutId });
  expect(await look(`${checkoutCookieName(checkoutId)}=${secret}`)).toEqual(nothing);
});
