import { expect, test } from 'vitest';
import { pageKey } from './page-key.ts';

test('names path and class of client', () => {
  expect(pageKey('/de/dvd-ripper', 'mac')).toEqual({
    key: 'mac /de/dvd-ripper',
    common: true,
    target: '/de/dvd-ripper',
  });
});

test('leaves out parameters that do not change the page', () => {
  expect(pageKey('/?utm_source=mail&gclid=1', 'win')).toEqual(pageKey('/', 'win'));
});

test('keeps coupon and discount, in one order, in the smaller share', () => {
  const one = pageKey('/dvd-ripper?discount=5&x=1&coupon=DNC10', 'win');
  expect(one).toEqual(pageKey('/dvd-ripper?coupon=DNC10&discount=5', 'win'));
  expect(one).toMatchObject({ target: '/dvd-ripper?coupon=DNC10&discount=5', common: false });
  expect(one?.key).not.toBe(pageKey('/dvd-ripper?coupon=DNC20', 'win')?.key);
});

test('does not cache what no shop hands out as a coupon', () => {
  expect(pageKey(`/dvd-ripper?coupon=${'A'.repeat(40)}`, 'win')).toBeUndefined();
  expect(pageKey('/dvd-ripper?coupon=<script>', 'win')).toBeUndefined();
});

test('an odd spelling of a path goes to the smaller share', () => {
  expect(pageKey('/DVD-ripper', 'win')?.common).toBe(false);
  expect(pageKey('/%64vd-ripper', 'win')?.common).toBe(false);
});
