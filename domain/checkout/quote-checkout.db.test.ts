import { describe, expect, test } from 'vitest';
import { quoteCheckout } from './quote-checkout.ts';
import { testCommerce } from './testing/test-commerce.ts';

const { deps } = await testCommerce();

const quote = (query: string, change: object = {}) =>
  quoteCheckout(deps, {
    query: new URLSearchParams(query),
    locale: 'en',
    country: undefined,
    blockedCountries: ['KP'],
    member: undefined,
    ...change,
  });

describe('a link that can not be sold', () => {
  test.each([
    ['pid=1&opt1=LFT', {}, 'unknown_product'],
    ['pid=643&opt643=LTD', {}, 'unknown_licence_type'],
    ['pid=641&opt641=LFT', {}, 'not_on_sale'],
    ['pid=642&opt642=LFT', { locale: 'ja' }, 'price_missing'],
    ['pid=643&opt643=LFT', { country: 'KP' }, 'country_blocked'],
  ])('%s %o is %s', async (query, change, error) => {
    const [pid] = new URLSearchParams(query).getAll('pid');
    const about = error === 'country_blocked' ? {} : { pid };
    expect(await quote(query, change)).toEqual({ ok: false, error, ...about });
  });
});

describe('the price', () => {
  test.each([
    ['en', 'LFT', 'USD', 4995],
    ['zh', 'LFT', 'USD', 4995],
    ['de', 'LFT', 'EUR', 4595],
    ['fr', '1M', 'EUR', 1995],
    ['ja', 'LFT', 'JPY', 6980],
    ['en', 'Lifetime%2B5PC', 'USD', 9995],
  ])('in %s of %s is in %s: %i', async (locale, licence, currency, totalMinor) => {
    expect(await quote(`pid=643&opt643=${licence}`, { locale })).toMatchObject({
      ok: true,
      quote: { currency, totalMinor, discountMinor: 0, coupon: undefined, lines: [{ pid: '643' }] },
    });
  });

  test('a price or currency in the link is not read', async () => {
    expect(await quote('pid=643&opt643=LFT&price=1&amount=1&currency=JPY&total=1')).toMatchObject({
      quote: { currency: 'USD', totalMinor: 4995 },
    });
  });
});

describe('a coupon', () => {
  test.each([
    ['coupon=dnc10', 4496, { code: 'DNC10' }],
    ['discount=DNC10', 4496, { code: 'DNC10' }],
    ['coupon=DNC20', 4995, { code: 'DNC20', problem: 'coupon_not_for_product' }],
    ['coupon=FREE', 4995, { code: 'FREE', problem: 'coupon_unknown' }],
    ['coupon=DNC10&discounts_prohibited=1', 4995, { code: 'DNC10', problem: 'discounts_prohibited' }],
  ])('%s', async (query, totalMinor, coupon) => {
    expect(await quote(`pid=643&opt643=LFT&${query}`)).toMatchObject({
      quote: { totalMinor, listMinor: 4995, coupon },
    });
  });

  test('in yen is rounded to ten', async () => {
    expect(await quote('pid=643&opt643=LFT&coupon=DNC10', { locale: 'ja' })).toMatchObject({
      quote: { listMinor: 6980, totalMinor: 6280 },
    });
  });
});

test('a product with a successor is sold as that, with the successor’s name and price', async () => {
  expect(await quote('pid=712&opt712=LFT&type=renew')).toMatchObject({
    quote: { lines: [{ pid: '62037', requestedPid: '712', product: { name: 'AI Suite' } }] },
  });
  expect(await quote('pid=712&opt712=LFT')).toMatchObject({ quote: { lines: [{ pid: '712' }] } });
});

describe('several products', () => {
  const basket = 'pid=643,62037,646&opt643=LFT&opt62037=LFT&opt646=1Y';

  test('are a line each, in the order of the link, and come to their sum', async () => {
    expect(await quote(basket)).toMatchObject({
      quote: {
        listMinor: 12_985,
        totalMinor: 12_985,
        lines: [
          { pid: '643', licenceType: 'LFT', totalMinor: 4995 },
          { pid: '62037', licenceType: 'LFT', totalMinor: 4995 },
          { pid: '646', licenceType: '1Y', totalMinor: 2995 },
        ],
      },
    });
  });

  test('share what a coupon takes off those it is good for', async () => {
    expect(await quote(`${basket}&coupon=DNC10`)).toMatchObject({
      quote: {
        coupon: { code: 'DNC10' },
        ...{ listMinor: 12_985, discountMinor: 799, totalMinor: 12_186 },
        lines: [{ discountMinor: 500 }, { discountMinor: 0 }, { discountMinor: 299 }],
      },
    });
    expect(await quote(`${basket}&coupon=DNC20`)).toMatchObject({
      quote: { coupon: { problem: 'coupon_not_for_product' }, discountMinor: 0 },
    });
  });

  test('that are one by the remap are one, as it was named first', async () => {
    const named = await quote('pid=712,62037,643&opt712=1Y&opt62037=LFT&opt643=LFT&type=renew');
    expect(named).toMatchObject({
      quote: { lines: [{ pid: '62037', requestedPid: '712', licenceType: '1Y' }, { pid: '643' }] },
    });
  });

  test.each([
    ['pid=643,641&opt643=LFT&opt641=LFT', 'not_on_sale', '641'],
    ['pid=643,1&opt643=LFT&opt1=LFT', 'unknown_product', '1'],
    ['pid=643,646&opt643=LFT&opt646=2Y', 'unknown_licence_type', '646'],
  ])('%s name the one that can not be had', async (query, error, pid) => {
    expect(await quote(query)).toEqual({ ok: false, error, pid });
  });
});
