import type { Viewer } from '@spindle/domain/backend-api/envelope.ts';
import { GOOD_CARD } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { settleCardPage } from '@spindle/domain/payments/cards/settle-card-page.ts';
import { paySandbox } from '@spindle/domain/payments/sandbox/pay-sandbox.ts';
import { again, subscribe } from '@spindle/domain/subscriptions/testing/subscribed.ts';
import { fixedClock } from '@spindle/platform/clock.ts';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { requestContext, servicesContext } from '../../page/request-context.ts';
import { cameBackWithCard, changeCard } from './change-card.ts';
import { memberCards } from './member-card.ts';

const shop = await testCommerce();
const { deps } = shop;
const [provider] = deps.providers;
const memberId = crypto.randomUUID();
const member = { kind: 'member', memberId, email: 'kei@example.test' } as Viewer;
const shown = () => memberCards(deps, { memberId, locale: 'de' });

async function press(viewer: Viewer, checkout = deps, guestOrderId?: string) {
  const context = new RouterContextProvider();
  const services = { checkout, limits: deps.limits, log: deps.log };
  context.set(servicesContext, services as unknown as typeof servicesContext.defaultValue & object);
  const visit = { locale: 'de', viewer: async () => viewer };
  context.set(requestContext, visit as unknown as typeof requestContext.defaultValue & object);
  const form = new FormData();
  if (guestOrderId) form.set('guest_order', guestOrderId);
  return changeCard(form, context);
}

test('the button leads a member to the provider’s page and back to the new card', async () => {
  expect(await shown()).toEqual({ card: undefined, guests: [], saved: false });
  const led = await press(member);
  if (!(led instanceof Response)) expect.fail('it led nowhere');
  const paymentId = led.headers.get('location')?.split('/sandbox/pay/')[1] ?? '';
  const paid = await paySandbox(deps, { paymentId, card: GOOD_CARD });
  expect(paid).toMatchObject({ returnUrl: 'http://shop.test/de/update-payment-method?card=given' });
  const card = { brand: 'Visa', lastFour: '4242', expiry: '12/2034', expired: false };
  expect(await shown()).toEqual({ card, guests: [], saved: true });
  expect(await shown()).toEqual({ card, guests: [], saved: false });
  const cardAt = async (now: string) =>
    (await memberCards({ ...deps, clock: fixedClock(new Date(now)) }, { memberId, locale: 'de' })).card;
  expect(await cardAt('2034-12-31T23:59:59Z')).toMatchObject({ expired: false });
  expect(await cardAt('2035-01-01T00:00:00Z')).toMatchObject({ expired: true });
});

test('who comes back after the provider has told the shop reads that the card is saved, and who gave none does not', async () => {
  const given = async () => {
    const led = await press(member);
    return led instanceof Response ? (led.headers.get('location')?.split('/sandbox/pay/')[1] ?? '') : '';
  };
  const cameBack = new URL('http://shop.test/de/update-payment-method?card=given');
  const saidAt = async (url: URL) =>
    (await memberCards(deps, { memberId, locale: 'de', cameBack: cameBackWithCard(url) })).saved;
  const providerId = await given();
  expect(await saidAt(cameBack)).toBe(false);
  await paySandbox(deps, { paymentId: providerId, card: GOOD_CARD });
  expect(await settleCardPage(deps, { provider: provider.name, providerId })).toBe('saved');
  expect(await saidAt(cameBack)).toBe(true);
  expect(await saidAt(new URL(cameBack.pathname, cameBack))).toBe(false);
});

test('what a guest has bought is shown with its card, and is the member’s own once they have given one for it', async () => {
  const subscription = await subscribe(shop, undefined, { asGuest: true });
  const { memberId: guestsId, guestOrderId } = subscription;
  const cards = () => memberCards(deps, { memberId: guestsId, locale: 'de' });
  expect(await cards()).toMatchObject({
    ...{ card: undefined, guests: [{ guestOrderId, products: 'DVD Ripper', card: { lastFour: '4242' } }] },
  });
  const led = await press({ ...member, memberId: guestsId } as Viewer, deps, guestOrderId ?? '');
  if (!(led instanceof Response)) expect.fail('it led nowhere');
  const paymentId = led.headers.get('location')?.split('/sandbox/pay/')[1] ?? '';
  await paySandbox(deps, { paymentId, card: GOOD_CARD });
  expect(await cards()).toMatchObject({ saved: true, card: { lastFour: '4242' }, guests: [] });
  expect(await again(shop, subscription)).toMatchObject({ guestOrderId: null });
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
  expect(await memberCards({ ...deps, providers }, { memberId, locale: 'de' })).toMatchObject({
    card: { lastFour: '4242' },
  });
});
