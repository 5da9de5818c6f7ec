import { LICENCE_TYPES } from '@spindle/platform/licence-types.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { buildCheckoutLink } from './build-checkout-link.ts';
import { parseCheckoutLink, parseLicenceType } from './parse-checkout-link.ts';

const parse = (query: string) => parseCheckoutLink(new URLSearchParams(query));

describe('a link', () => {
  test('means the same when it is read', () => {
    fc.assert(
      fc.property(
        fc.record({
          pid: fc.constantFrom('643', '646', '641', '62124', '1757'),
          licenceType: fc.constantFrom(...LICENCE_TYPES),
          coupon: fc.option(fc.string({ minLength: 1, maxLength: 20 }), { nil: undefined }),
          checkoutType: fc.option(fc.constantFrom('new', 'renew'), { nil: undefined }),
        }),
        (request) => {
          const query = buildCheckoutLink(request);
          const read = parse(query);
          expect(read).toMatchObject({
            ok: true,
            request: {
              pid: request.pid,
              licenceType: request.licenceType,
              checkoutType: request.checkoutType,
            },
          });
          if (read.ok) expect(buildCheckoutLink(read.request)).toBe(query);
        },
      ),
    );
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
  ])('%s is %s', (query, error) => {
    expect(parse(query)).toEqual({ ok: false, error });
  });

  test('a plus sign that nobody escaped', () => {
    expect(parse('pid=643&opt643=Lifetime+5PC')).toMatchObject({ request: { licenceType: 'Lifetime+5PC' } });
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
