import { expect, test } from 'vitest';
import { linksFor, pathIn } from './links.ts';

test('a checkout link follows the rules of the checkout, in every language', () => {
  const purchase = { pid: '643', licenceType: '1Y', coupon: 'DNC10' } as const;
  expect(linksFor({ prefix: '' }).checkout(purchase)).toBe('/checkout?pid=643&opt643=1Y&coupon=DNC10');
  expect(linksFor({ prefix: '/de' }).checkout({ pid: '641', licenceType: '1Y' })).toBe(
    '/de/checkout?pid=641&opt641=1Y&discounts_prohibited=1',
  );
});

test.each([
  ['/', '', '/'],
  ['/', '/de', '/de'],
  ['/dvd-ripper', '', '/dvd-ripper.html'],
  ['/dvd-ripper/buy', '/de', '/de/dvd-ripper/buy.html'],
  ['/dvd-ripper?x=1.5#plans', '', '/dvd-ripper.html?x=1.5#plans'],
  ['/dvd#a/b', '', '/dvd.html#a/b'],
  ['/checkout.htm', '', '/checkout.htm'],
  ['/mlink/download.php?pid=643', '', '/mlink/download.php?pid=643'],
  ['/sandbox/pay/1', '', '/sandbox/pay/1'],
])('with a suffix of pages, %s below %j is at %s', (path, prefix, address) => {
  expect(pathIn({ prefix, suffix: '.html' }, path)).toBe(address);
  expect(pathIn({ prefix }, path)).toBe(path === '/' && prefix ? prefix : prefix + path);
});
