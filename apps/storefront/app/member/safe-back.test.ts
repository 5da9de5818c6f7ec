import fc from 'fast-check';
import { expect, it } from 'vitest';
import { safeBack } from './safe-back.ts';

const origin = 'https://shop.test';

it.each([
  ['/', '/'],
  ['/de/member?a=my_products', '/de/member?a=my_products'],
  ['/checkout?pid=643&opt643=LFT#pay', '/checkout?pid=643&opt643=LFT#pay'],
  ['/a/../b', '/b'],
])('goes back to %s', (value, path) => {
  expect(safeBack(value, origin)).toBe(path);
});

it.each([
  null,
  '',
  'member',
  '//evil.test',
  '/\\evil.test',
  '/.//evil.test',
  '/a/..//evil.test',
  '/\t/evil.test',
  '/\n/evil.test',
  'https://evil.test/',
  'https://shop.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  ' /',
  `/${'x'.repeat(2000)}`,
])('does not go to %j', (value) => {
  expect(safeBack(value, origin)).toBeUndefined();
});

it('never leaves the shop', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string(), fc.webUrl(), fc.string({ unit: fc.constantFrom(...'/\\.:@\t\n e') })),
      (text) => {
        for (const value of [text, `/${text}`]) {
          const back = safeBack(value, origin);
          if (back !== undefined) expect(new URL(back, origin).origin).toBe(origin);
        }
      },
    ),
  );
});
