import { listenForPurges } from '@spindle/platform/purge.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '../actor.ts';
import { createBackend } from '../backend-api/create-backend.ts';
import type { Viewer } from '../backend-api/envelope.ts';
import { startCheckout } from '../checkout/start-checkout.ts';
import { form, ORIGIN, SECRET } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { orders } from '../orders/tables.ts';
import { setRegistration } from '../tax/set-registration.ts';
import { REDUCTIONS_TAG } from './announce-prices.ts';
import { makePromotion } from './make-promotion.ts';
import { QUOTES_BY_IP } from './quote-limit.ts';
import { promotions, promotionUses } from './tables.ts';

const shop = await testCommerce();
const { deps, db } = shop;
const editor: Extract<Actor, { kind: 'staff' }> = {
  kind: 'staff',
  staffId: '7',
  email: 'ada@shop.test',
  role: 'editor',
};
const kei: Viewer = {
  kind: 'member',
  memberId: '00000000-0000-4000-8000-000000000001',
  email: 'kei@example.test',
  name: '',
  sessionId: 's',
  factorAt: new Date(0),
};
let viewer: Viewer;
let ip = '192.0.2.1';
let sender: Extract<Actor, { kind: 'staff' }> | undefined;

beforeEach(async () => {
  viewer = { kind: 'anonymous', expired: false };
  await shop.empty();
  await db.delete(promotionUses);
  await db.delete(promotions);
});

const app = createBackend({
  modules: shop.modules.flatMap(({ http }) => http ?? []),
  readViewer: async () => viewer,
  about: () => ({ locale: 'en', ip, country: 'DE', staff: async () => sender }),
  shopName: 'Shop',
  locales: ['en', 'de', 'ja'],
  origins: [ORIGIN],
  secret: SECRET,
  log: deps.log,
  endedLoginCookies: [],
  endedActingCookies: [],
  limits: deps.limits,
});
const get = async (path: string) => (await app.request(path)).json();
const post = async (path: string, body: object) => {
  const headers = { origin: ORIGIN, 'content-type': 'application/json' };
  return (await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
};
const promote = (key: string, change: object) =>
  makePromotion(deps, editor, {
    ...{ key, name: 'Disc week', pids: ['643'], licenceTypes: [], countries: [], tags: [] },
    ...{ startsAt: new Date(Date.now() - 1000), endsAt: new Date(Date.now() + 86_400_000) },
    ...{ payPercent: 80, stacking: 'with_coupon', maxUses: null, maxUsesPerCustomer: null, ...change },
  });
async function buyAsKei() {
  await startCheckout(deps, form(undefined, { email: 'kei@example.test' }));
  await db
    .update(orders)
    .set({ state: 'paid', paidAt: new Date() })
    .where(eq(orders.email, 'kei@example.test'));
}

describe('the calculation of a price', () => {
  test('says list price, best price and the reasons in the order applied', async () => {
    await promote('disc-week', {});
    expect(await get('/promotion/price_calculation?pid=643&opt=LFT')).toMatchObject({
      cscode: 0,
      data: {
        ...{ pid: '643', licence_type: 'LFT', currency: 'USD', list_minor: 4995, best_minor: 3596 },
        reasons: [
          { kind: 'promotion', key: 'disc-week', name: 'Disc week', percent_off: 20, off_minor: 999 },
          { kind: 'coupon', key: 'DNC10', percent_off: 10, off_minor: 400 },
        ],
        coupon: null,
      },
    });
  });

  test('with a code says what the checkout would charge, or why the code takes nothing off', async () => {
    await promote('disc-week', { stacking: 'alone' });
    expect(await get('/promotion/price_calculation?pid=643&opt=LFT&coupon=dnc10')).toMatchObject({
      data: { best_minor: 3996, coupon: { code: 'DNC10', problem: 'coupon_not_better' } },
    });
    expect(await get('/promotion/price_calculation?pid=643&opt=Lifetime%2B5PC&coupon=NONE')).toMatchObject({
      data: { coupon: { code: 'NONE', problem: 'coupon_unknown' } },
    });
  });

  test('of what is not sold is not there', async () => {
    expect(await get('/promotion/price_calculation?pid=641&opt=LFT')).toMatchObject({ error: 'not_found' });
    expect(await get('/promotion/price_calculation?pid=643&opt=LFT')).toMatchObject({ cscode: 0 });
    expect(await get('/promotion/price_calculation?pid=643&opt=2Y')).toMatchObject({
      error: 'invalid_input',
    });
  });

  test('is no way to try out codes', async () => {
    ip = '192.0.2.77';
    const tries = Math.floor(QUOTES_BY_IP.points / 30);
    for (let guess = 0; guess < tries; guess++) {
      await get(`/promotion/price_calculation?pid=643&opt=LFT&coupon=GUESS${guess}`);
    }
    const late = await get('/promotion/price_calculation?pid=643&opt=LFT&coupon=DNC10');
    expect(late).toMatchObject({ error: 'too_many_requests' });
    ip = '192.0.2.1';
  });
});

describe('what is known of a customer', () => {
  const asked = { user_info: { email: 'kei@example.test', machine_id: 'm', token_id: 't' } };

  test('is what the log-in proves, whatever the body says', async () => {
    await buyAsKei();
    expect(await post('/price_discount/user_tags', asked)).toMatchObject({
      data: { tags: ['guest'], country: 'DE' },
    });
    viewer = kei;
    expect(await post('/price_discount/user_tags', {})).toMatchObject({
      data: { tags: ['member', 'customer', 'owns_643'] },
    });
  });

  test('is not changed by what is for staff', async () => {
    const debugging = { ...asked, debug_user_tags: ['customer'], cache_clear: 1 };
    expect(await post('/price_discount/user_tags', debugging)).toMatchObject({ data: { tags: ['guest'] } });
  });

  test('is what staff want to see, who can have prices shown anew', async () => {
    const purged: string[] = [];
    const heard = Promise.withResolvers<void>();
    const listening = Promise.withResolvers<void>();
    const listener = listenForPurges(shop.url, deps.log, {
      purge(tags) {
        purged.push(...tags);
        heard.resolve();
      },
      purgeAll: () => listening.resolve(),
    });
    await listening.promise;
    sender = editor;
    const tags = async (body: object) => (await post('/price_discount/user_tags', body)).data.tags;
    expect(await tags({ ...asked, debug_user_tags: ['customer', 'owns_643', 'king'] })).toEqual([
      'customer',
      'owns_643',
    ]);
    expect(await tags({ debug_user_tags: 'member, new_customer' })).toEqual(['member', 'new_customer']);
    expect(await tags({ debug_user_tags: { no: 'list' }, cache_clear: '0' })).toEqual(['guest']);
    expect(purged).toEqual([]);
    expect(await tags({ cache_clear: 1 })).toEqual(['guest']);
    await heard.promise;
    expect(purged).toEqual([REDUCTIONS_TAG]);
    sender = { ...editor, role: 'support' };
    expect(await tags({ debug_user_tags: ['customer'], cache_clear: 1 })).toEqual(['guest']);
    sender = undefined;
    await listener.close();
  });

  test('decides over best prices; pages’ prices are for everybody', async () => {
    await promote('owners', { tags: ['owns_643'], payPercent: 50, stacking: 'alone' });
    const lifetime = ({ data }: { data: { prices: { licence_type: string }[] } }) =>
      data.prices.find(({ licence_type }) => licence_type === 'LFT');
    const best = async () =>
      lifetime(await post('/price_discount/best/product_list', { pids: ['643'], ...asked }));
    await buyAsKei();
    expect(await best()).toMatchObject({ total_minor: 4496 });
    viewer = kei;
    expect(await best()).toMatchObject({ total_minor: 2498, coupon: null, reasons: [{ key: 'owners' }] });
    expect(lifetime(await get('/price?pid=643'))).toMatchObject({ total_minor: 4496, coupon: 'DNC10' });
  });

  test.each([
    ['a guest without a code', undefined, ''],
    ['a guest with a code', undefined, 'DNC10'],
    ['a member without a code', kei, ''],
    ['a member with a code', kei, 'DNC10'],
    ['a member with a code that nobody knows', kei, 'NONE'],
  ])('are at the checkout what a page has asked for: %s', async (_, asking, coupon) => {
    await promote('owners', { tags: ['owns_643'], payPercent: 70, stacking: 'with_coupon' });
    await promote('germany', { countries: ['DE'], payPercent: 85, stacking: 'alone' });
    await promote('once', { payPercent: 50, maxUsesPerCustomer: 1, licenceTypes: ['1Y'] });
    await buyAsKei();
    viewer = asking ?? viewer;
    const { data } = await post('/price_discount/best/product_list', { pids: '643', coupon });
    expect(data.prices).toHaveLength(4);
    for (const { licence_type, total_minor, total } of data.prices) {
      const link = new URLSearchParams({ pid: '643', opt643: licence_type, ...(coupon && { coupon }) });
      const quote = await get(`/order/api4.php?${link}`);
      expect(quote.data).toMatchObject({ total_minor, total });
    }
  });

  test('are no way to try out codes', async () => {
    ip = '192.0.2.78';
    const tries = Math.floor(QUOTES_BY_IP.points / 30);
    const ask = (coupon: string) => post('/price_discount/best/product_list', { pids: ['643'], coupon });
    for (let guess = 0; guess < tries; guess++) await ask(`GUESS${guess}`);
    expect(await ask('DNC10')).toMatchObject({ error: 'too_many_requests' });
    ip = '192.0.2.1';
  });

  test.each([
    ['as pages show them', '192.0.2.79', () => get('/price?pid=643')],
    ['for who asks', '192.0.2.80', () => post('/price_discount/best/product_list', { pids: ['643'] })],
  ])('are looked up only so often for a network: %s', async (_, network, ask) => {
    ip = network;
    for (let look = 1; look < QUOTES_BY_IP.points; look++)
      await deps.limits.takeLoosely(QUOTES_BY_IP, { ip });
    expect(await ask()).toMatchObject({ cscode: 0 });
    expect(await ask()).toMatchObject({ error: 'too_many_requests' });
    ip = '192.0.2.1';
  });

  test('count together with tried codes, within a second', async () => {
    ip = '192.0.2.81';
    for (let look = 0; look < QUOTES_BY_IP.points; look++)
      await deps.limits.takeLoosely(QUOTES_BY_IP, { ip });
    await vi.waitFor(
      async () => expect(await deps.limits.used(QUOTES_BY_IP, { ip })).toBe(QUOTES_BY_IP.points),
      { timeout: 10_000 },
    );
    const trying = post('/price_discount/best/product_list', { pids: ['643'], coupon: 'DNC10' });
    expect(await trying).toMatchObject({ error: 'too_many_requests' });
    ip = '192.0.2.1';
  });

  test('leave out what a member has had as often as they may', async () => {
    await promote('once', { payPercent: 50, maxUsesPerCustomer: 1, stacking: 'alone' });
    viewer = kei;
    const prices = async () =>
      (await post('/price_discount/best/product_list', { pids: [643] })).data.prices as object[];
    expect(await prices()).toContainEqual(
      expect.objectContaining({ licence_type: 'LFT', total_minor: 2498 }),
    );
    const member = { memberId: crypto.randomUUID(), email: 'kei@example.test' };
    expect(await startCheckout(deps, form(undefined, { member }))).toMatchObject({ ok: true });
    expect(await prices()).toContainEqual(
      expect.objectContaining({ licence_type: 'LFT', total_minor: 4496 }),
    );
  });
});

test('the country of a visitor comes with the currency of the language, and the tax that prices contain there', async () => {
  const asked = async () => (await post('/common/country', {})).data;
  expect(await asked()).toEqual({ country: 'DE', currency: 'USD', tax: null });
  await setRegistration(
    deps,
    { kind: 'system', name: 'test' },
    {
      ...{ country: 'DE', scheme: 'domestic', number: 'DE123456789' },
      ...{ validFrom: '2020-01-01', validUntil: null },
    },
  );
  expect(await asked()).toEqual({ country: 'DE', currency: 'USD', tax: { percent: 19 } });
});
