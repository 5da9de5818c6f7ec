import { expect, test } from 'vitest';
import { isBadTarget } from './bad-target.ts';

test.each([
  '/',
  '/dvd-ripper',
  '/%E3%83%87',
  '/a?b=%ff',
  '/de/',
  '/a%20b',
  '/.well-known/a',
  '/a..b/...',
  '/?q=/../',
])('%s is sound', (target) => {
  expect(isBadTarget(target)).toBe(false);
});

test.each([
  '/a%ff',
  '/%',
  '/%zz',
  '/a%00',
  '/?q=%00',
  '//evil.test/',
  'http://evil.test/',
  '/a\\b',
  '*',
  '/ü',
  '/a/../checkout',
  '/a/%2E%2e/checkout',
  '/./checkout',
  '/..',
])('%s is refused', (target) => {
  expect(isBadTarget(target)).toBe(true);
});
