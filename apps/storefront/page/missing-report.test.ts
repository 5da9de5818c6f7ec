import { expect, test } from 'vitest';
import { isReportedMissing, reportMissing } from './missing-report.ts';

const page = new URL('https://shop.test/member?a=my_products&x=1; y');

function cookieTextOf(address: URL): string {
  const jar = { cookie: '' };
  reportMissing(address, jar);
  return jar.cookie;
}

const cookieOf = (address: URL) => cookieTextOf(address).split('; ')[0] ?? '';

test('a report is about one page', () => {
  const cookies = `vip=0; ${cookieOf(page)}; uid=1`;
  expect(isReportedMissing(cookies, page)).toBe(true);
  expect(isReportedMissing(cookies, new URL('/member', page))).toBe(false);
});

test('the report is kept before the page is asked for again', () => {
  let written = '';
  let kept = '';
  const slow = {
    get cookie() {
      kept = written;
      return kept;
    },
    set cookie(text: string) {
      written = text;
    },
  };
  reportMissing(page, slow);
  expect(kept).toBe(cookieTextOf(page));
});

test('without a report nothing is missing', () => {
  expect(isReportedMissing(null, page)).toBe(false);
  expect(isReportedMissing('spindle_missing=; uid=1', page)).toBe(false);
});
