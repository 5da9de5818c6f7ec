import { expect, test } from 'vitest';
import { isReportedMissing, reportMissing } from './missing-report.ts';

const page = new URL('https://shop.test/member?a=my_products&x=1; y');

function cookieOf(address: URL): string {
  const jar = { cookie: '' };
  reportMissing(address, jar);
  return jar.cookie.split('; ')[0] ?? '';
}

test('a report is about one page', () => {
  const cookies = `vip=0; ${cookieOf(page)}; uid=1`;
  expect(isReportedMissing(cookies, page)).toBe(true);
  expect(isReportedMissing(cookies, new URL('/member', page))).toBe(false);
});

test('without a report nothing is missing', () => {
  expect(isReportedMissing(null, page)).toBe(false);
  expect(isReportedMissing('spindle_missing=; uid=1', page)).toBe(false);
});
