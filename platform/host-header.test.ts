import { expect, test } from 'vitest';
import { hasBadHost } from './host-header.ts';

const isBad = (host: string | undefined, httpVersion = '1.1') =>
  hasBadHost({ headers: { host }, httpVersion });

test.each(['shop.test', 'shop.test:4000', 'LOCALHOST', '127.0.0.1:80', '[::1]:3000', 'my_shop.internal'])(
  '%s is a host',
  (host) => {
    expect(isBad(host)).toBe(false);
  },
);

test.each(['', 'a b/c@d', 'a@b', 'a/b', 'a:b', '[::1', ':80', 'a?b', 'a%zz', 'ü'])('%j is none', (host) => {
  expect(isBad(host)).toBe(true);
});

test('only HTTP/1.0 may leave it out', () => {
  expect([isBad(undefined), isBad(undefined, '1.0')]).toEqual([true, false]);
});
