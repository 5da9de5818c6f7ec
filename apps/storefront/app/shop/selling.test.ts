import type { Offer } from '@spindle/domain/catalogue/offer.ts';
import { describe, expect, it } from 'vitest';
import { editionFor, offerOf, priceOf, rowPrice, type Selling } from './selling.ts';

const offer: Offer = {
  pid: '643',
  slug: 'dvd_ripper',
  name: 'DVD Ripper',
  shortName: 'DVD Ripper',
  names: {},
  system: 'win',
  type: 'single',
  productLine: 'dvd',
  onSale: true,
  contents: [],
  builds: [{ version: '1.0', url: '/setup/dvd-ripper.exe' }],
  prices: [
    { licenceType: '1M', currency: 'USD', amountMinor: 1999 },
    { licenceType: '1Y', currency: 'USD', amountMinor: 3999 },
    { licenceType: 'LFT', currency: 'USD', amountMinor: 4999 },
    { licenceType: 'LFT', currency: 'JPY', amountMinor: 6985 },
  ],
};
const selling: Selling = { offers: { 643: offer }, currency: 'USD' };

describe('what a product row says', () => {
  it('names the lifetime price', () => {
    expect(rowPrice(selling, '643')).toMatchObject({
      licenceType: 'LFT',
      from: false,
      price: { totalMinor: 4999 },
    });
  });

  it('names the cheapest licence where there is none for life', () => {
    const short = { ...offer, prices: offer.prices.filter(({ licenceType }) => licenceType !== 'LFT') };
    expect(rowPrice({ ...selling, offers: { 643: short } }, '643')).toMatchObject({
      licenceType: '1M',
      from: true,
    });
  });

  it.each([
    ['an unknown product', selling, '999'],
    ['a product off sale', { ...selling, offers: { 643: { ...offer, onSale: false } } }, '643'],
    ['a currency without prices', { ...selling, currency: 'EUR' as const }, '643'],
  ])('says nothing for %s', (_, shop, pid) => {
    expect(rowPrice(shop, pid)).toBeUndefined();
  });
});

describe('a price with a coupon', () => {
  it('is what will be charged, with the former price beside it', () => {
    const coupon = { code: 'DNC10', pids: ['643'], payPercent: 90 };
    expect(priceOf({ ...selling, coupon }, '643', 'LFT')).toMatchObject({
      listMinor: 4999,
      totalMinor: 4499,
    });
    expect(priceOf({ ...selling, coupon, currency: 'JPY' }, '643', 'LFT')).toMatchObject({
      totalMinor: 6290,
    });
  });

  it('is left alone by a coupon for other products', () => {
    const coupon = { code: 'DNC20', pids: ['62124'], payPercent: 80 };
    expect(priceOf({ ...selling, coupon }, '643', 'LFT')).toMatchObject({
      discountMinor: 0,
      totalMinor: 4999,
    });
  });
});

describe('the edition for a system', () => {
  const editions = [{ system: 'win' as const }, { system: 'mac' as const }];
  it('is the one for it, or whichever there is', () => {
    expect(editionFor(editions, 'mac')).toEqual({ system: 'mac' });
    expect(editionFor([{ system: 'win' as const }], 'mac')).toEqual({ system: 'win' });
    expect(editionFor([], 'mac')).toBeUndefined();
  });

  it('has no offer when it is not sold', () => {
    expect(offerOf({ ...selling, offers: { 643: { ...offer, onSale: false } } }, '643')).toBeUndefined();
  });
});
