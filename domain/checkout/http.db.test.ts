import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { beforeEach, describe, expect, test } from 'vitest';
import { createBackend } from '../backend-api/create-backend.ts';
import type { Viewer } from '../backend-api/envelope.ts';
import { saveCard } from '../payments/cards/save-card.ts';
import { ASK_EVERY_MS } from '../payments/claim-ask.ts';
import { paySandbox } from '../payments/sandbox/pay-sandbox.ts';
import { QUOTES_BY_IP } from '../pricing/quote-limit.ts';
import { newFormToken } from './checkout-access.ts';
import { STARTS_BY_IP } from './limits.ts';
import { settleCheckout } from './settle-checkout.ts';
import { begin, form, GOOD_CARD, ORIGIN, SECRET } from './testing/commerce.ts';
import { testCommerce } from './testing/test-commerce.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const { limits } = deps;
beforeEach(async () => {
  viewer = { kind: 'anonymous', expired: false };
  await shop.empty();
});

let viewer: Viewer;
let ip = '192.0.2.1';
const member = (memberId: string): Viewer => ({
  kind: 'member',
  memberId,
  email: 'kei@example.test',
  name: '',
  sessionId: 's',
  factorAt: new Date(0),
});
const app = createBackend({
  modules: shop.modules.flatMap(({ http }) => http ?? []),
  readViewer: async () => viewer,
  about: () => ({ locale: 'en', ip, country: 'US' }),
  shopName: 'Shop',
  locales: ['en', 'de', 'ja'],
  origins: [ORIGIN],
  secret: SECRET,
  log: deps.log,
  endedLoginCookies: [],
  endedActingCookies: [],
  limits,
});

async function get(path: string, headers: Record<string, string> = {}) {
  const answer = await app.request(path, { headers });
  return {
    status: answer.status,
    ...((await answer.json()) as { cscode: number; error?: string; data: never }),
  };
}
async function post(path: string, body: object, more: Record<string, string> = {}) {
  const headers = { origin: ORIGIN, 'content-type': 'application/json', ...more };
  const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) });
  const parsed = (await answer.json()) as { cscode: number; error?: string; data: Record<string, string> };
  return { status: answer.status, cookie: answer.headers.get('set-cookie'), ...parsed };
}

test('a member is told of the card that is kept for them, and a guest of none', async () => {
  const memberId = randomUUID();
  const buyer = { memberId, email: 'kei@example.test' };
  const { checkoutId, secret } = await begin(shop, form(undefined, { member: buyer }));
  const card = { brand: 'visa', lastFour: '4242', expMonth: 12, expYear: 2034 };
  const kept = { memberId, provider: 'sandbox', customerId: 'c', methodId: 'm', savedAt: clock.now() };
  const own = { ...card, ...kept, guestOrderId: null };
  await saveCard(db, { ...own, givenByMember: true });
  const path = `/order/app/payment_card.php?checkout=${checkoutId}`;
  expect(await get(path)).toMatchObject({ status: 404 });
  const cookie = `spindle_checkout_${checkoutId}=${secret}`;
  expect(await get(path, { cookie })).toMatchObject({ status: 200, data: { card: null } });
  viewer = member(memberId);
  expect(await get(path)).toMatchObject({
    data: { card: { brand: 'visa', last_four: '4242', exp_month: 12, exp_year: 2034 } },
  });
  viewer = member(randomUUID());
  expect(await get(path)).toMatchObject({ status: 404 });
});

test('a quote gives the browser the cookie by which its orders find each other', async () => {
  const quote = await app.request('/order/api4.php?pid=643&opt643=LFT');
  const given = quote.headers.getSetCookie().find((each) => each.startsWith('spindle_form='));
  const cookie = given?.split(';')[0] ?? expect.fail('no cookie');
  const again = await app.request('/order/api4.php?pid=643&opt643=LFT', { headers: { cookie } });
  expect(again.headers.getSetCookie().join()).not.toContain('spindle_form');
  const order = () => ({ pid: '643', opt643: 'LFT', form_token: newFormToken(), email: 'kei@example.test' });
  const sent = await Promise.all([
    ...[1, 2].map(() => post('/order/checkout4.php', order(), { cookie })),
    post('/order/checkout4.php', order()),
  ]);
  expect(sent.some(({ status }) => status === 200)).toBe(true);
  expect((await shop.orders()).map(({ state }) => state).sort()).toEqual(['cancelled', 'pending', 'pending']);
});

test('an order in JSON may say its product as a number, and yes and no in words of JSON', async () => {
  const given = { opt643: 'LFT', email: 'kei@example.test', country: 'DE' };
  for (const [pid, yes] of [
    [643, true],
    [643, 1],
    ['643', '1'],
  ]) {
    const consents = { consent_delivery: yes, consent_withdrawal: yes, again: yes };
    const started = await post('/order/checkout4.php', {
      pid,
      ...given,
      ...consents,
      form_token: newFormToken(),
    });
    expect(started).toMatchObject({ status: 200, cscode: 0 });
  }
  for (const no of [false, 0, '0']) {
    const consents = { consent_delivery: no, consent_withdrawal: true };
    const refused = await post('/order/checkout4.php', {
      pid: 643,
      ...given,
      ...consents,
      form_token: newFormToken(),
    });
    expect(refused).toMatchObject({ status: 422, error: 'consent_needed' });
  }
  const odd = { pid: 643, ...given, consent_delivery: 2, form_token: newFormToken() };
  expect(await post('/order/checkout4.php', odd)).toMatchObject({ status: 422, error: 'invalid_input' });
});

describe('the journey by calls', () => {
  test('quote, order, payment, orders, licences', async () => {
    const quote = await get('/order/api4.php?pid=643&opt643=LFT&coupon=DNC10');
    expect(quote).toMatchObject({
      status: 200,
      cscode: 0,
      data: { pid: '643', total_minor: 4496, total: '$44.96', coupon: { code: 'DNC10', problem: null } },
    });
    const { form_token } = quote.data as { form_token: string };
    const fields = { pid: '643', opt643: 'LFT', coupon: 'DNC10', form_token, email: 'kei@example.test' };
    const started = await post('/order/checkout4.php', { ...fields, shown_total: 4496 });
    expect(started).toMatchObject({ status: 200, cscode: 0 });
    const { checkout = '', redirect_url = '' } = started.data;
    expect(started.cookie).toMatch(`spindle_checkout_${checkout}=`);
    expect(started.cookie).toMatch(/HttpOnly/);
    const cookie = started.cookie?.split(';')[0] ?? '';

    const purchase = `/order/app/payment_analytics.php?checkout=${checkout}`;
    for (const guess of ['other=1', `spindle_checkout_${checkout}=guess`]) {
      expect(await get(purchase, { cookie: guess })).toMatchObject({ status: 404, data: null });
    }
    expect(await get(purchase, { cookie })).toMatchObject({
      data: {
        ...{ order_state: 'pending', currency: 'USD', total_minor: 4496, coupon: 'DNC10' },
        lines: [{ pid: '643', licence_type: 'LFT', quantity: 1, total_minor: 4496 }],
      },
    });

    const path = `/order/app/get_stripe_payment.php?checkout=${checkout}`;
    expect(await get(path)).toMatchObject({ status: 404 });
    expect(await get(path, { cookie: `spindle_checkout_${checkout}=guess` })).toMatchObject({ status: 404 });
    expect(await get(path, { cookie })).toMatchObject({
      data: { order_state: 'pending', payment_state: 'open', redirect_url },
    });
    await paySandbox(deps, { paymentId: redirect_url.split('/').at(-1) ?? '', card: GOOD_CARD });
    clock.set(new Date(clock.now().getTime() + ASK_EVERY_MS));
    expect(await get(path, { cookie })).toMatchObject({
      data: { order_state: 'paid', payment_state: 'succeeded' },
    });

    const { memberId } = await deps.ensureMember(db, { email: 'kei@example.test', locale: 'en' });
    viewer = member(memberId);
    expect(await get('/member/get_order_list')).toMatchObject({
      data: {
        orders: [
          {
            ...{ pid: '643', state: 'paid', total_minor: 4496, currency: 'USD', coupon: 'DNC10' },
            refunded_minor: 0,
            lines: [
              {
                ...{ pid: '643', licence_type: 'LFT', quantity: 1, discount_minor: 499, total_minor: 4496 },
                reductions: [{ kind: 'coupon', code: 'DNC10', off_minor: 499 }],
              },
            ],
          },
        ],
        next: null,
      },
    });
    const [ordered] = await shop.orders();
    const before = `/member/get_order_list?after=${ordered?.number}`;
    expect(await get(before)).toMatchObject({ data: { orders: [], next: null } });
    for (const limit of ['0', '101', 'all']) {
      expect(await get(`/member/get_order_list?limit=${limit}`)).toMatchObject({
        ...{ status: 422, error: 'invalid_input' },
      });
    }
    expect(await get('/member/product_licenses?product=643')).toMatchObject({
      data: { licences: [{ pid: '643', licence_type: 'LFT', seats: 1, state: 'active', works_until: null }] },
    });
    expect(await get('/member/product_licenses?product=643&locale=de')).toMatchObject({
      data: { licences: [{ product_name: 'DVD Ripper für Windows' }] },
    });
    expect(await get('/member/product_licenses?product=646')).toMatchObject({ data: { licences: [] } });
    viewer = member(randomUUID());
    expect(await get('/member/get_order_list')).toMatchObject({ data: { orders: [] } });
    expect(await get(before)).toMatchObject({ status: 404, error: 'not_found' });
    expect(await get('/member/product_licenses')).toMatchObject({ data: { licences: [] } });
  });

  test('a basket: a line each, and a licence each', async () => {
    const query = 'pid=643,646&opt643=LFT&opt646=1Y&coupon=DNC10';
    const quote = await get(`/order/api4.php?${query}`);
    expect(quote).toMatchObject({
      data: {
        ...{ pid: '643', licence_type: 'LFT', list_minor: 7990, discount_minor: 799, total_minor: 7191 },
        lines: [
          { pid: '643', licence_type: 'LFT', total_minor: 4495 },
          { pid: '646', licence_type: '1Y', total_minor: 2696 },
        ],
      },
    });
    const { form_token } = quote.data as { form_token: string };
    const fields = {
      ...Object.fromEntries(new URLSearchParams(query)),
      form_token,
      email: 'kei@example.test',
    };
    const { data } = await post('/order/checkout4.php', { ...fields, shown_total: 7191 });
    await paySandbox(deps, { paymentId: data.redirect_url?.split('/').at(-1) ?? '', card: GOOD_CARD });
    await settleCheckout(deps, { checkoutId: data.checkout ?? '' });
    const { memberId } = await deps.ensureMember(db, { email: 'kei@example.test', locale: 'en' });
    viewer = member(memberId);
    const { licences } = (await get('/member/product_licenses')).data as { licences: { pid: string }[] };
    expect(licences.map(({ pid }) => pid).toSorted()).toEqual(['643', '646']);
  });

  test.each(['/member/get_order_list', '/member/product_licenses'])('%s needs a session', async (path) => {
    expect(await get(path)).toMatchObject({ status: 401, cscode: 10010 });
    viewer = { kind: 'anonymous', expired: true };
    expect(await get(path)).toMatchObject({ status: 401, cscode: 85641 });
  });
});

describe('refusals', () => {
  test.each([
    ['pid=1&opt1=LFT', 404, 20101, 'unknown_product'],
    ['pid=643&opt643=X', 422, 20102, 'unknown_licence_type'],
    ['pid=641&opt641=LFT', 409, 20103, 'not_on_sale'],
    ['pid=642&opt642=LFT&locale=ja', 409, 20104, 'price_missing'],
  ])('of a quote for %s', async (query, status, cscode, error) => {
    expect(await get(`/order/api4.php?${query}`)).toMatchObject({ status, cscode, error, data: null });
  });

  const fields = { pid: '643', opt643: 'LFT', email: 'kei@example.test', form_token: 'x'.repeat(22) };
  test.each([
    [{ shown_total: 1 }, 409, 'price_changed'],
    [{ email: 'kei' }, 422, 'invalid_email'],
    [{ email: '' }, 422, 'field_required'],
    [{ email: undefined }, 422, 'field_required'],
    [{ form_token: undefined }, 422, 'field_required'],
    [{ form_token: 'short' }, 409, 'checkout_ended'],
    [{ coupon: 'NONE' }, 422, 'coupon_unknown'],
    [{ coupon: 'NO\0NE' }, 422, 'invalid_input'],
    [{ method: 'blockchain' }, 422, 'method_unavailable'],
    [{ method: '__proto__' }, 422, 'method_unavailable'],
  ])('of an order with %o', async (change, status, error) => {
    expect(await post('/order/checkout4.php', { ...fields, ...change })).toMatchObject({
      status,
      error,
      cookie: null,
    });
    expect(await shop.counts()).toMatchObject({ orders: 0 });
  });

  test('of an order at another price, with what it comes to', async () => {
    const refused = await post('/order/checkout4.php', { ...fields, shown_total: 3996 });
    const { currency, total_minor, total, tax } = (await get('/order/api4.php?pid=643&opt643=LFT')).data as {
      [field: string]: unknown;
    };
    expect(refused.data).toEqual({ currency, total_minor, total, tax });
    expect(total_minor).toBe(4995);
    expect(await post('/order/checkout4.php', { ...fields, shown_total: total_minor })).toMatchObject({
      status: 200,
    });
  });

  test('of one who starts more orders than anybody buys', async () => {
    ip = '192.0.2.60';
    for (let start = 0; start < 60; start++) await limits.take(STARTS_BY_IP, { ip });
    expect(await post('/order/checkout4.php', fields)).toMatchObject({ status: 429, cscode: 10029 });
    expect(await shop.counts()).toMatchObject({ orders: 0 });
    ip = '192.0.2.1';
    expect(await post('/order/checkout4.php', fields)).toMatchObject({ status: 200 });
  });

  test('of one who asks for more prices than anybody reads', async () => {
    ip = '192.0.2.61';
    for (let quote = 0; quote < QUOTES_BY_IP.points; quote++) await limits.takeLoosely(QUOTES_BY_IP, { ip });
    const quote = '/order/api4.php?pid=643&opt643=LFT';
    expect(await get(quote)).toMatchObject({ status: 429, cscode: 10029, data: null });
    ip = '192.0.2.1';
    expect(await get(quote)).toMatchObject({ status: 200 });
  });

  test('a price in the form is not read', async () => {
    expect(await post('/order/checkout4.php', { ...fields, total_minor: 1, price: '0.01' })).toMatchObject({
      status: 200,
    });
    expect(await get('/order/api4.php?pid=643&opt643=LFT')).toMatchObject({ data: { total_minor: 4995 } });
  });
});

test('the best price names the coupon that makes it', async () => {
  expect(
    (await post('/price_discount/best/product_list', { pids: ['643', '641', '999'] })).data.prices,
  ).toEqual(
    ['1M', '1Y', 'LFT', 'Lifetime+5PC'].map((licence_type) =>
      expect.objectContaining({ pid: '643', licence_type, coupon: 'DNC10', currency: 'USD' }),
    ),
  );
  expect(await post('/price_discount/best/product_list', { pids: 'x' })).toMatchObject({ status: 422 });
});
