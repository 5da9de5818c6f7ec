import { expect, test } from 'vitest';
import { draftOf, makePreviewToken, type PreviewedPage } from './preview.ts';

const SECRET = 'a secret for tests only, 32 characters and more';
const now = new Date('2026-11-20T12:00:00Z');
const page: PreviewedPage = { locale: 'de', path: '/dvd-ripper' };
const draft = { type: 'page-products', id: 7 };
const token = makePreviewToken(SECRET, page, draft, now);

test('a preview token shows one document’s draft for four hours, in this shop only', () => {
  expect(draftOf(SECRET, token, page, now)).toEqual(draft);
  expect(draftOf(SECRET, token, page, new Date('2026-11-20T15:59:00Z'))).toEqual(draft);
  expect(draftOf(SECRET, token, page, new Date('2026-11-20T16:01:00Z'))).toBeUndefined();
  expect(draftOf('the secret of another shop, long enough', token, page, now)).toBeUndefined();
});

test.each([
  { locale: 'de', path: '/' },
  { locale: 'de', path: '/dvd-ripper/buy' },
  { locale: 'de', path: '/blu-ray-ripper' },
  { locale: 'en', path: '/dvd-ripper' },
  { locale: 'fr', path: '/dvd-ripper' },
] as const)('it shows nothing of another page or language: %j', (other) => {
  expect(draftOf(SECRET, token, other, now)).toBeUndefined();
});

const [until, name, document, signature] = token.split('.');
const another = makePreviewToken(SECRET, { locale: 'de', path: '/' }, { type: 'footer', id: 0 }, now);
const [, other, footer] = another.split('.');
test.each([
  ...['', '.', '..', 'x.y.z', '9999999999999..', '9999999999999.AAAA.AAAA', '1e99.AAAA.AAAA'],
  // None of its parts can be replaced: expiry, page, document, signature.
  `9999999999999.${name}.${document}.${signature}`,
  `${until}.${other}.${document}.${signature}`,
  `${until}.${name}.${footer}.${signature}`,
  `${until}.${name}.${document}.`,
  `${until}.${name}.${signature}`,
  `${until}.${signature}`,
  `${token}.`,
])('%j is no preview token', (made) => {
  expect(draftOf(SECRET, made, page, now)).toBeUndefined();
  expect(draftOf(SECRET, made, { locale: 'de', path: '/' }, now)).toBeUndefined();
});
