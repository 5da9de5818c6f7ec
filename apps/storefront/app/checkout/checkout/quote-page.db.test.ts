import { projectOffer } from '@spindle/domain/catalogue/project-offer.ts';
import { offer } from '@spindle/domain/checkout/testing/commerce.ts';
import { testCommerce } from '@spindle/domain/checkout/testing/test-commerce.ts';
import { makeCoupon } from '@spindle/domain/pricing/make-coupon.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { type QuotePage, type QuotePageInput, quotePage } from './quote-page.ts';

const { deps, db, limits } = await testCommerce();
beforeAll(() =>
  projectOffer(db, offer('60643', 'DVD Ripper', { system: 'mac', prices: offer('643', 'x').prices })),
);

function look(query: string, change: Partial<QuotePageInput> = {}) {
  return quotePage(
    { ...deps, limits },
    {
      query: new URLSearchParams(query),
      locale: 'en',
      country: undefined,
      blockedCountries: ['KP'],
      member: undefined,
      sessionEnded: false,
      priceCookie: undefined,
      sameBuyer: undefined,
      ip: '192.0.2.1',
      supportEmail: 'support@spindle.test',
      promotionTitles: {},
      ...change,
    },
  );
}

async function quoted(query: string, change: Partial<QuotePageInput> = {}): Promise<QuotePage> {
  const page = await look(query, change);
  if (page.kind !== 'quote') throw new Error(page.error);
  return page;
}

describe('a reduced product', () => {
  const query = 'pid=643,646&opt643=LFT&opt646=1Y&coupon=FRIENDS';
  const boss = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' } as const;

  it('has its lowest price of the 30 days before beside it, where that has to be said', async () => {
    await makeCoupon(deps, boss, {
      ...{ code: 'FRIENDS', audience: 'link', pids: ['643', '646'], payPercent: 50, maxUses: null },
    });
    const named = [{ name: 'DVD Ripper' }, { name: 'Blu-ray Ripper' }];
    expect((await quoted(query, { locale: 'de' })).lowest).toMatchObject(named);
    expect((await quoted(query, { country: 'FR' })).lowest).toMatchObject(named);
    expect((await quoted(query, { country: 'US' })).lowest).toEqual([]);
    expect((await quoted('pid=643&opt643=LFT', { locale: 'de' })).lowest).toEqual([]);
  });
});

describe('what renews', () => {
  it('says before paying that a coupon lowers the first period alone, and what each later one costs', async () => {
    const month = 'pid=643&opt643=1M';
    const full = await quoted(month);
    const [, price] = full.terms.items[0]?.match(/every month, for (\$[\d.]+) each time/) ?? [];
    expect(price).toBe(full.total);
    const lowered = await quoted(`${month}&coupon=DNC10`);
    expect(lowered.totalMinor).toBeLessThan(full.totalMinor);
    expect(lowered.terms.items).toEqual(full.terms.items);
  });
});

describe('several products', () => {
  const basket = 'pid=643,646&opt643=LFT&opt646=1Y';

  it('are a line each, with ways to change and to remove them', async () => {
    const page = await quoted(`${basket}&coupon=DNC10`);
    expect(page).toMatchObject({
      names: 'DVD Ripper and Blu-ray Ripper',
      ...{ subtotal: '$79.90', discount: '−$7.99', total: '$71.91' },
    });
    const [dvd, bluRay] = page.lines;
    expect([dvd.price, bluRay?.price]).toEqual(['$49.95', '$29.95']);
    expect(dvd.plans[1]?.href).toBe('?pid=643,646&opt643=1Y&opt646=1Y&coupon=DNC10');
    expect(dvd.systems[1]?.href).toBe('?pid=60643,646&opt60643=LFT&opt646=1Y&coupon=DNC10');
    expect(dvd.withoutHref).toBe('?pid=646&opt646=1Y&coupon=DNC10');
    expect(bluRay?.withoutHref).toBe('?pid=643&opt643=LFT&coupon=DNC10');
    expect(page.submitTo).toBe('?pid=643%2C646&opt643=LFT&opt646=1Y&coupon=DNC10');
    expect((await quoted('pid=643&opt643=LFT')).lines[0].withoutHref).toBeUndefined();
  });

  it('are not offered in the place of each other', async () => {
    const page = await quoted('pid=643,60643&opt643=LFT&opt60643=LFT');
    expect(page.lines.map(({ systems }) => systems.map(({ system }) => system))).toEqual([['win'], ['mac']]);
  });

  it('can be bought without the one that is not sold', async () => {
    expect(await look('pid=643,641&opt643=LFT&opt641=LFT')).toMatchObject({
      ...{ kind: 'problem', error: 'not_on_sale', product: undefined },
      restHref: '?pid=643&opt643=LFT',
    });
    expect(await look('pid=641&opt641=LFT')).toMatchObject({ restHref: undefined });
  });
});

describe('what the checkout shows', () => {
  it('prices what the link names, with the other licences and systems a link away', async () => {
    const page = await quoted('pid=643&opt643=LFT');
    expect(page).toMatchObject({ total: '$49.95', totalMinor: 4995, discount: undefined });
    expect(page.lines[0].plans.map(({ licenceType, price, chosen }) => [licenceType, price, chosen])).toEqual(
      [
        ['1M', '$19.95', false],
        ['1Y', '$29.95', false],
        ['LFT', '$49.95', true],
        ['Lifetime+5PC', '$99.95', false],
      ],
    );
    expect(page.lines[0].plans[3]?.href).toBe('?pid=643&opt643=Lifetime%2B5PC');
    expect(page.lines[0].systems).toEqual([
      { system: 'win', href: '?pid=643&opt643=LFT', chosen: true },
      { system: 'mac', href: '?pid=60643&opt60643=LFT', chosen: false },
    ]);
  });

  it('takes the coupon off, carries it on to the other choices and can leave it out', async () => {
    const page = await quoted('pid=643&opt643=LFT&coupon=dnc10');
    expect(page).toMatchObject({ subtotal: '$49.95', discount: '−$4.99', total: '$44.96' });
    expect(page.lines[0].plans[0]?.href).toBe('?pid=643&opt643=1M&coupon=DNC10');
    expect(page.plain.href).toBe('?pid=643&opt643=LFT');
    expect(page.submitTo).toBe('?pid=643&opt643=LFT&coupon=dnc10');
  });

  it('carries a coupon that staff made, as far as it is good', async () => {
    const editor = { kind: 'staff', staffId: '7', email: 'ada@shop.test', role: 'editor' } as const;
    const spring = { code: 'SPRING', pids: ['643', '646'], payPercent: 80, maxUses: null };
    await makeCoupon(deps, editor, { ...spring, audience: 'link' });
    const page = await quoted('pid=646&opt646=LFT&coupon=SPRING');
    expect(page).toMatchObject({ total: '$39.96', coupon: { code: 'SPRING' } });
    expect(page.lines[0].plans[0]?.href).toBe('?pid=646&opt646=1M&coupon=SPRING');
    const ripper = await quoted('pid=643&opt643=1M&coupon=SPRING');
    expect(ripper.lines[0].systems.map(({ href }) => href)).toEqual([
      '?pid=643&opt643=1M&coupon=SPRING',
      // Not one of the coupon's products: sold at the price shown there.
      '?pid=60643&opt60643=1M&discounts_prohibited=1',
    ]);
    expect(JSON.stringify(ripper)).not.toContain('"646"');
  });

  it('names a coupon that does not apply, shows the list price and sells without it', async () => {
    const page = await quoted('pid=643&opt643=LFT&coupon=NOPE');
    expect(page).toMatchObject({
      total: '$49.95',
      discount: undefined,
      coupon: { code: 'NOPE', problem: 'coupon_unknown' },
      submitTo: '?pid=643&opt643=LFT',
    });
    expect(page.lines[0].plans[3]?.href).not.toContain('coupon');
  });

  it('offers no coupon field where the link prohibits discounts', async () => {
    expect((await quoted('pid=643&opt643=1Y&discounts_prohibited=1')).takesCoupon).toBe(false);
    expect((await quoted('pid=643&opt643=1Y')).takesCoupon).toBe(true);
  });

  it('says what has taken the place of the product in the link', async () => {
    const page = await quoted('pid=712&opt712=LFT&type=reorder');
    expect(page).toMatchObject({
      lines: [{ replaces: 'Suite 12', pid: '62037', product: { name: 'AI Suite' } }],
    });
    expect(page.submitTo).toBe('?pid=712&opt712=LFT&type=reorder');
    expect(page.lines[0].plans[0]?.href).toContain('pid=62037');
  });

  it('speaks the currency of the language', async () => {
    const page = await quoted('pid=643&opt643=LFT', { locale: 'ja' });
    expect(page.total).toBe('¥6,980');
    expect((await quoted('pid=643&opt643=LFT', { locale: 'de' })).total).toBe('45,95\u00a0€');
  });

  it('carries nothing on that a checkout link does not know', async () => {
    const page = await quoted('pid=643&opt643=LFT&email=someone@example.test&total=1');
    expect(page.submitTo).toBe('?pid=643&opt643=LFT');
    expect(JSON.stringify(page)).not.toContain('someone@example.test');
  });

  it.each([
    ['pid=999&opt999=LFT', {}, 'unknown_product', 404],
    ['', {}, 'unknown_product', 404],
    ['pid=643&opt643=FOREVER', {}, 'unknown_licence_type', 422],
    ['pid=641&opt641=LFT', {}, 'not_on_sale', 409],
    ['pid=642&opt642=LFT', { locale: 'de' }, 'price_missing', 409],
    ['pid=643&opt643=LFT', { country: 'KP' }, 'country_blocked', 403],
  ] as const)('answers %s %o with %s', async (query, change, error, status) => {
    expect(await look(query, change)).toMatchObject({ kind: 'problem', error, status });
  });
});

it('lets nobody try out codes: after 20 wrong ones none is looked at, and buying goes on', async () => {
  const ip = '192.0.2.99';
  for (let guess = 0; guess < 20; guess++) {
    const page = await quoted(`pid=643&opt643=LFT&coupon=GUESS${guess}`, { ip });
    expect(page.coupon).toMatchObject({ problem: 'coupon_unknown' });
  }
  const page = await quoted('pid=643&opt643=LFT&coupon=DNC10', { ip });
  expect(page).toMatchObject({ coupon: { problem: 'too_many_requests' }, total: '$49.95' });
  expect(await quoted('pid=643&opt643=LFT', { ip })).toMatchObject({ total: '$49.95', coupon: undefined });
  // A correct code, from somebody else.
  expect(await quoted('pid=643&opt643=LFT&coupon=DNC10')).toMatchObject({ total: '$44.96' });
});

it('is wide enough for an office behind one address', async () => {
  const ip = '192.0.2.98';
  for (let look = 0; look < 300; look++) await quoted('pid=643&opt643=LFT&coupon=DNC10', { ip });
  expect(await quoted('pid=643&opt643=LFT&coupon=DNC10', { ip })).toMatchObject({ total: '$44.96' });
});
