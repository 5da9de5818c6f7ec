import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, expect, test } from 'vitest';
import { createBackend } from '../backend-api/create-backend.ts';
import type { Viewer } from '../backend-api/envelope.ts';
import { issueFormToken } from '../backend-api/form-token.ts';
import { ORIGIN, SECRET } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import type { Subscription } from './subscription.ts';
import { again, subscribe } from './testing/subscribed.ts';

const clock = fixedClock(new Date('2027-01-31T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps } = shop;
const sessionId = 'the session of Kei';
let viewer: Viewer;
let subscription: Subscription;
beforeEach(async () => {
  await shop.empty();
  clock.set(new Date('2027-01-31T10:00:00Z'));
  subscription = await subscribe(shop);
  viewer = memberOf(subscription);
});
const memberOf = ({ memberId }: Pick<Subscription, 'memberId'>): Viewer => ({
  ...{ kind: 'member', memberId, email: 'kei@example.test', name: '', sessionId, factorAt: new Date(0) },
});
const app = createBackend({
  modules: shop.modules.flatMap(({ http }) => http ?? []),
  readViewer: async () => viewer,
  about: () => ({ locale: 'de', ip: '192.0.2.1', country: 'DE' }),
  shopName: 'Shop',
  locales: ['en', 'de'],
  origins: [ORIGIN],
  secret: SECRET,
  log: deps.log,
  endedLoginCookies: [],
  endedActingCookies: [],
  limits: deps.limits,
});

/** The headers that the shop's own scripts send. */
function scripted() {
  const scope = { secure: false, domain: undefined };
  const { token, cookie = '' } = issueFormToken(SECRET, new Headers(), { sessionId, scope });
  const [pair = ''] = cookie.split(';');
  return { 'sec-fetch-site': 'same-origin', 'x-csrf-token': token, cookie: pair, origin: ORIGIN };
}
async function call(
  path: string,
  body?: object | URLSearchParams,
  headers: Record<string, string> = scripted(),
) {
  const isForm = body instanceof URLSearchParams;
  const answer = await app.request(path, {
    method: body ? 'POST' : 'GET',
    headers: { ...(!isForm && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const said = (await answer.json().catch(() => ({}))) as { error?: string; data?: Record<string, never> };
  return { status: answer.status, to: answer.headers.get('location'), ...said };
}
const state = async () => (await again(shop, subscription)).state;
const CANCEL = '/article/product/subscribe/cancel_sub';

test('a member sees what renews when, and for how much', async () => {
  expect(await call('/member/subscription_info')).toMatchObject({
    status: 200,
    data: {
      subscriptions: [
        {
          ...{ subscription_id: subscription.id, state: 'active', pid: '643', term: '1M' },
          ...{ currency: subscription.currency, renewal_price: subscription.renewalMinor },
          ...{ period_end: '2027-02-28T10:00:00.000Z', next_charge_at: '2027-02-28T10:00:00.000Z' },
          ended_at: null,
        },
      ],
    },
  });
  viewer = memberOf({ memberId: randomUUID() });
  expect(await call('/member/subscription_info')).toMatchObject({ data: { subscriptions: [] } });
  viewer = { kind: 'anonymous', expired: false };
  expect(await call('/member/subscription_info')).toMatchObject({ status: 401, error: 'no_session' });
});

test('cancelling takes effect with the call, however often it is sent', async () => {
  for (let time = 0; time < 2; time++) {
    expect(await call(CANCEL, { subscription_id: subscription.id })).toMatchObject({
      status: 200,
      data: { subscription: { state: 'cancelling', next_charge_at: null } },
    });
  }
  expect(await call(CANCEL, { subscription_id: subscription.id, when: 'now' })).toMatchObject({
    data: { subscription: { state: 'ended', ended_at: clock.now().toISOString() } },
  });
  expect(await call(CANCEL, { subscription_id: subscription.id })).toMatchObject({
    ...{ status: 409, error: 'subscription_ended' },
  });
});

test('nobody changes what is somebody else’s', async () => {
  viewer = memberOf({ memberId: randomUUID() });
  const asked = { subscription_id: subscription.id };
  expect(await call(CANCEL, asked)).toMatchObject({ status: 404, error: 'subscription_unknown' });
  for (const action of ['cancel', 'pause', 'resume']) {
    expect(await call('/order/subscribe.php', { ...asked, action })).toMatchObject({ status: 404 });
  }
  viewer = { kind: 'anonymous', expired: true };
  expect(await call(CANCEL, asked)).toMatchObject({ status: 401, error: 'session_expired' });
  expect(await state()).toBe('active');
});

test('pausing, resuming and cancelling by the other call', async () => {
  const change = (action: string) =>
    call('/order/subscribe.php', { subscription_id: subscription.id, action });
  expect(await change('resume')).toMatchObject({ status: 409, error: 'subscription_runs' });
  expect(await change('pause')).toMatchObject({ data: { subscription: { state: 'paused' } } });
  expect(await change('resume')).toMatchObject({ data: { subscription: { state: 'active' } } });
  expect(await change('cancel')).toMatchObject({ data: { subscription: { state: 'cancelling' } } });
  // It has not ended: it runs until the end of what is paid.
  expect(await change('pause')).toMatchObject({ status: 409, error: 'subscription_cancelled' });
  expect(await change('delete')).toMatchObject({ status: 422 });
  expect(await call('/order/subscribe.php', { subscription_id: '1', action: 'cancel' })).toMatchObject({
    status: 422,
  });
});

test('resuming after the period charges what was seen, or nothing', async () => {
  const resume = { subscription_id: subscription.id, action: 'resume' };
  await call('/order/subscribe.php', { ...resume, action: 'pause' });
  clock.set(new Date('2027-05-10T10:00:00Z'));
  // A missing total counts as 0.
  for (const total of [undefined, 0, subscription.renewalMinor - 1]) {
    expect(await call('/order/subscribe.php', { ...resume, total })).toMatchObject({
      ...{ status: 409, error: 'subscription_price_changed' },
    });
  }
  const query = new URLSearchParams({ ...resume, total: '1' });
  expect(await call(`/order/subscribe.php?${query}`)).toMatchObject({ status: 409 });
  query.delete('total');
  expect(await call(`/order/subscribe.php?${query}`)).toMatchObject({ status: 409 });
  expect(await state()).toBe('paused');
  const form = new URLSearchParams({ ...resume, total: `${subscription.renewalMinor}` });
  expect(await call('/order/subscribe.php', form)).toMatchObject({
    data: { subscription: { state: 'active' } },
  });
});

test('a form changes the term as JSON does', async () => {
  const asked = { subscription_id: subscription.id, to: '1Y', price: '2995', total: '1000' };
  expect(await call('/article/product/subscribe/switch_sub', new URLSearchParams(asked))).toMatchObject({
    data: { next: 'switched' },
  });
});

test('the GET acts for a script with the token of its page, and leads everybody else to the page', async () => {
  const path = `/order/subscribe.php?subscription_id=${subscription.id}&action=cancel`;
  const page = 'http://shop.test/de/member?a=subscriptions';
  expect(await call(path, undefined, { 'sec-fetch-mode': 'navigate' })).toMatchObject({
    status: 303,
    to: page,
  });
  expect(await call('/order/subscribe.php')).toMatchObject({ status: 303, to: page });
  const old = '/order/subscribe.php?subscription_id=12&action=stop';
  expect(await call(old, undefined, { 'sec-fetch-mode': 'navigate' })).toMatchObject({
    status: 303,
    to: page,
  });
  expect(await call(old)).toMatchObject({ status: 422, error: 'invalid_input' });
  const { 'x-csrf-token': _, ...tokenless } = scripted();
  for (const headers of [
    tokenless,
    { ...scripted(), 'sec-fetch-site': 'cross-site', origin: 'https://evil.test' },
  ]) {
    expect(await call(path, undefined, headers)).toMatchObject({ status: 403, error: 'forbidden_origin' });
  }
  expect(await state()).toBe('active');
  expect(await call(path)).toMatchObject({ status: 200, data: { subscription: { state: 'cancelling' } } });
  expect(await call(path)).toMatchObject({ status: 200 });
});

test('a member sees what another term comes to, changes to it, and keeps the present one', async () => {
  const SWITCH = '/article/product/subscribe/switch_sub';
  const asked = { subscription_id: subscription.id, to: '1Y' };
  expect(await call(`${SWITCH}?${new URLSearchParams(asked)}`)).toMatchObject({
    data: { quote: { when: 'now', price: 2995, credit: 1995, total: 1000, balance: 0 } },
  });
  expect(await call(SWITCH, { ...asked, price: 2000, total: 1000 })).toMatchObject({
    status: 409,
    cscode: 20808,
  });
  expect(await call(SWITCH, { ...asked, to: '1M', price: 1995, total: 0 })).toMatchObject({ cscode: 20806 });
  expect(await call(SWITCH, { ...asked, price: 2995, total: 1000 })).toMatchObject({
    data: { next: 'switched', redirect_url: null },
  });
  // Sent twice.
  expect(await call(SWITCH, { ...asked, price: 2995, total: 1000 })).toMatchObject({
    data: { next: 'switched', redirect_url: null },
  });
  expect(await call(SWITCH, { ...asked, to: '1M', price: 1995, total: 0 })).toMatchObject({
    data: { next: 'later' },
  });
  const keep = { subscription_id: subscription.id, action: 'keep_term' };
  expect(await call('/order/subscribe.php', keep)).toMatchObject({
    data: { subscription: { term: '1Y', next_term: null, balance: 0 } },
  });
  viewer = memberOf({ memberId: randomUUID() });
  expect(await call(SWITCH, { ...asked, to: '1M', price: 1995, total: 0 })).toMatchObject({ status: 404 });
});
