import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildBasketLink } from './build-checkout-link.ts';
import { parseCheckoutLink, parseLicenceType } from './parse-checkout-link.ts';

const parse = (query: string) => parseCheckoutLink(new URLSearchParams(query));

describe('a link', () => {
  const licenceType = fc.constantFrom(...LICENCE_TYPES);
  const wanted = fc.record({ pid: fc.constantFrom('643', '646', '641', '62124', '1757'), licenceType });

  test('means the same when it is read', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(wanted, { selector: ({ pid }) => pid, minLength: 1 }),
        fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: undefined }),
        fc.option(fc.constantFrom('new', 'renew'), { nil: undefined }),
        (basket, coupon, checkoutType) => {
          const query = buildBasketLink(basket, { coupon, checkoutType });
          const read = parse(query);
          expect(read).toMatchObject({ ok: true, request: { wanted: basket, checkoutType } });
          if (read.ok) expect(buildBasketLink(read.request.wanted, read.request)).toBe(query);
        },
      ),
    );
  });

  test('of several products names each once, in the order of the link', () => {
    expect(parse('pid=643,646&opt643=LFT&opt646=1Y')).toMatchObject({
      request: {
        wanted: [
          { pid: '643', licenceType: 'LFT' },
          { pid: '646', licenceType: '1Y' },
        ],
      },
    });
    expect(parse('pid=646, 643,,646,&opt643=LFT&opt646=1Y')).toMatchObject({
      request: { wanted: [{ pid: '646' }, { pid: '643' }] },
    });
  });

  test('takes ten products and not eleven', () => {
    const link = (count: number) => {
      const pids = Array.from({ length: count }, (_, index) => String(600 + index));
      return parse(buildBasketLink(pids.map((pid) => ({ pid, licenceType: 'LFT' }))));
    };
    expect(link(10).ok).toBe(true);
    expect(link(11)).toEqual({ ok: false, error: 'too_many_products' });
  });
});

describe('reading', () => {
  test.each([
    ['', 'unknown_product'],
    ['pid=', 'unknown_product'],
    ['pid=abc&optabc=LFT', 'unknown_product'],
    ["pid=643'--&opt643=LFT", 'unknown_product'],
    ['pid=99999999999&opt99999999999=LFT', 'unknown_product'],
    ['pid=643', 'unknown_licence_type'],
    ['pid=643&opt646=LFT', 'unknown_licence_type'],
    ['pid=643&opt643=lft', 'unknown_licence_type'],
    ['pid=643&opt643=2Y', 'unknown_licence_type'],
    ['pid=643&opt643=__proto__', 'unknown_licence_type'],
    ['pid=643,646&opt643=LFT', 'unknown_licence_type'],
    ['pid=643,x&opt643=LFT&optx=LFT', 'unknown_product'],
    ['pid=,', 'unknown_product'],
  ])('%s is %s', (query, error) => {
    expect(parse(query)).toMatchObject({ ok: false, error });
  });

  test('a plus sign that nobody escaped', () => {
    expect(parse('pid=643&opt643=Lifetime+5PC')).toMatchObject({
      request: { wanted: [{ licenceType: 'Lifetime+5PC' }] },
    });
    expect(parseLicenceType('Lifetime+5PC')).toBe('Lifetime+5PC');
  });

  test('never throws', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        expect(typeof parse(query).ok).toBe('boolean');
      }),
    );
  });
});
