import { checkoutCookieName, signCheckoutLink } from '@spindle/domain/checkout/checkout-access.ts';
import { begin, GOOD_CARD } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { paySandbox } from '@spindle/domain/payments/sandbox/pay-sandbox.ts';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import {
  type PageServices,
  requestContext,
  type ShopRequest,
  servicesContext,
} from '../../../page/request-context.ts';
import { loader } from './payment.tsx';

const commerce = await testCommerce();
const { deps } = commerce;
beforeEach(commerce.empty);

/** The loader's answer to a buyer of the French shop: a redirect as its status and address, a page as its status and data. */
async function open(query: Record<string, string>, cookie = '') {
  const context = new RouterContextProvider();
  const config = { supportEmail: 'support@spindle.test' };
  context.set(servicesContext, { config, checkout: deps } as unknown as PageServices);
  const page = { prefix: '/fr', origin: 'https://shop.test', shopName: 'Shop' };
  const visit = { locale: 'fr', page, viewer: async () => ({ kind: 'anonymous', expired: false }) };
  context.set(requestContext, visit as unknown as ShopRequest);
  const url = `https://shop.test/fr/payment?${new URLSearchParams(query)}`;
  const request = new Request(url, { headers: { cookie } });
  const answer = await loader({ context, request } as unknown as LoaderFunctionArgs).catch(
    (thrown: unknown) => thrown,
  );
  if (answer instanceof Response) return `${answer.status} ${answer.headers.get('location')}`;
  const { data, init } = answer as Awaited<ReturnType<typeof loader>>;
  return { status: init?.status, data };
}

async function started() {
  const { checkoutId: checkout, secret, sandboxId } = await begin(commerce);
  return {
    checkout,
    cookie: `${checkoutCookieName(checkout)}=${secret}`,
    sig: signCheckoutLink(deps.accessKey, checkout, new Date(Date.now() + 86_400_000)),
    pay: () => paySandbox(deps, { paymentId: sandboxId, card: GOOD_CARD }),
  };
}

test('what waits for its payment is shown, with the way back to the provider’s page', async () => {
  const { checkout, cookie, sig } = await started();
  const waiting = {
    status: 200,
    data: { kind: 'shown', standing: 'waiting', payAt: expect.stringContaining('/sandbox/pay/') },
  };
  expect(await open({ checkout }, cookie)).toMatchObject(waiting);
  expect(await open({ checkout, sig })).toMatchObject(waiting);
});

test('what is paid leads on to the keys, and a link that proves who bought is handed on', async () => {
  const { checkout, cookie, sig, pay } = await started();
  await pay();
  const there = `302 https://shop.test/fr/thankyou?checkout=${checkout}`;
  expect(await open({ checkout }, cookie)).toBe(there);
  expect(await open({ checkout, sig })).toBe(`${there}&${new URLSearchParams({ sig })}`);
});

test('a stranger is told nothing, paid or not', async () => {
  const { checkout, sig, pay } = await started();
  const nothing = { status: 404, data: { kind: 'hidden', error: 'not_found', status: 404 } };
  const strangers: Record<string, string>[] = [
    { checkout },
    { checkout, sig: `${sig}x` },
    { checkout: '0'.repeat(26), sig },
    {},
  ];
  for (const query of strangers) expect(await open(query)).toEqual(nothing);
  await pay();
  for (const query of strangers) expect(await open(query)).toEqual(nothing);
});

test('a link that has ended says so, and leads to no keys', async () => {
  const { checkout, pay } = await started();
  await pay();
  const sig = signCheckoutLink(deps.accessKey, checkout, new Date(Date.now() - 1));
  expect(await open({ checkout, sig })).toEqual({
    status: 403,
    data: { kind: 'hidden', error: 'link_expired', status: 403 },
  });
});
