import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { GOOD_CARD } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { paySandbox } from '@spindle/domain/payments/sandbox/pay-sandbox.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { changeCard } from './change-card.ts';
import { memberCard } from './member-card.ts';

const { deps } = await testCommerce();
const [provider] = deps.providers;
const memberId = crypto.randomUUID();
const member = { kind: 'member', memberId, email: 'kei@example.test' } as Viewer;

async function press(viewer: Viewer, checkout = deps) {
  const context = new RouterContextProvider();
  const services = { checkout, limits: deps.limits, log: deps.log };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const visit = { locale: 'de', viewer: async () => viewer };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  return changeCard(context);
}

test('the button leads a member to the provider’s page and back to the new card', async () => {
  expect(await memberCard(deps, memberId)).toEqual({ card: undefined, saved: false });
  const led = await press(member);
  if (!(led instanceof Response)) expect.fail('it led nowhere');
  const paymentId = led.headers.get('location')?.split('/sandbox/pay/')[1] ?? '';
  const paid = await paySandbox(deps, { paymentId, card: GOOD_CARD });
  expect(paid).toMatchObject({ returnUrl: 'http://shop.test/de/update-payment-method' });
  const card = { brand: 'Visa', lastFour: '4242', expiry: '12/2034' };
  expect(await memberCard(deps, memberId)).toEqual({ card, saved: true });
  expect(await memberCard(deps, memberId)).toEqual({ card, saved: false });
});

test('who is not logged in is led nowhere', async () => {
  expect(await press({ kind: 'anonymous', expired: false })).toMatchObject({ init: { status: 401 } });
});

test('a provider that is down is said to be', async () => {
  const down = () => Promise.reject(new Error('down'));
  const providers: typeof deps.providers = [{ ...provider, createCardPage: down, retrieveCardPage: down }];
  expect(await press(member, { ...deps, providers })).toMatchObject({
    ...{ data: { problem: 'payment_unavailable' }, init: { status: 503 } },
  });
  expect(await memberCard({ ...deps, providers }, memberId)).toMatchObject({ card: { lastFour: '4242' } });
});
