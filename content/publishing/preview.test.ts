import { expect, test } from 'vitest';
import { isPreviewToken, makePreviewToken } from './preview.ts';

const SECRET = 'a secret for tests only, 32 characters and more';
const now = new Date('2026-11-20T12:00:00Z');

test('a preview token works for four hours, for this shop only', () => {
  const token = makePreviewToken(SECRET, now);
  expect(isPreviewToken(SECRET, token, now)).toBe(true);
  expect(isPreviewToken(SECRET, token, new Date('2026-11-20T15:59:00Z'))).toBe(true);
  expect(isPreviewToken(SECRET, token, new Date('2026-11-20T16:01:00Z'))).toBe(false);
  expect(isPreviewToken('the secret of another shop, long enough', token, now)).toBe(false);
});

test.each(['', '.', 'x.y', '9999999999999.', '9999999999999.AAAA', '1e99.AAAA'])(
  '%j is no preview token',
  (token) => {
    expect(isPreviewToken(SECRET, token, now)).toBe(false);
  },
);

test('the end of a preview cannot be moved', () => {
  const [, signature] = makePreviewToken(SECRET, now).split('.');
  expect(isPreviewToken(SECRET, `9999999999999.${signature}`, now)).toBe(false);
});
