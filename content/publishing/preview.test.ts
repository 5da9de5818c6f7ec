import { expect, test } from 'vitest';
import { isPreviewOf, makePreviewToken, type PreviewedPage } from './preview.ts';

const SECRET = 'a secret for tests only, 32 characters and more';
const now = new Date('2026-11-20T12:00:00Z');
const page: PreviewedPage = { locale: 'de', path: '/dvd-ripper' };
const token = makePreviewToken(SECRET, page, now);

test('a preview token works for four hours, for this shop only', () => {
  expect(isPreviewOf(SECRET, token, page, now)).toBe(true);
  expect(isPreviewOf(SECRET, token, page, new Date('2026-11-20T15:59:00Z'))).toBe(true);
  expect(isPreviewOf(SECRET, token, page, new Date('2026-11-20T16:01:00Z'))).toBe(false);
  expect(isPreviewOf('the secret of another shop, long enough', token, page, now)).toBe(false);
});

test.each([
  { locale: 'de', path: '/' },
  { locale: 'de', path: '/dvd-ripper/buy' },
  { locale: 'de', path: '/blu-ray-ripper' },
  { locale: 'en', path: '/dvd-ripper' },
  { locale: 'fr', path: '/dvd-ripper' },
] as const)('it shows nothing of another page or language: %j', (other) => {
  expect(isPreviewOf(SECRET, token, other, now)).toBe(false);
});

const [until, name, signature] = token.split('.');
const [, other] = makePreviewToken(SECRET, { locale: 'de', path: '/' }, now).split('.');
test.each([
  ...['', '.', '..', 'x.y.z', '9999999999999..', '9999999999999.AAAA.AAAA', '1e99.AAAA.AAAA'],
  // Its end, its page and its parts cannot be moved.
  `9999999999999.${name}.${signature}`,
  `${until}.${other}.${signature}`,
  `${until}.${name}.`,
  `${until}.${signature}`,
  `${token}.`,
])('%j is no preview token', (made) => {
  expect(isPreviewOf(SECRET, made, page, now)).toBe(false);
  expect(isPreviewOf(SECRET, made, { locale: 'de', path: '/' }, now)).toBe(false);
});
