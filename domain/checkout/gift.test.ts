import { sitesOf } from '@spindle/platform/sites.ts';
import { expect, test } from 'vitest';
import { readGift } from './gift.ts';

const sites = sitesOf(
  { locales: ['de', 'ja'], defaultLocale: 'de', shopName: 'Spindle' },
  'https://shop.test',
  {},
);
const read = (email: string | undefined, locale?: string) =>
  readGift({ email, locale }, 'kei@example.test', 'de', sites);

test('a gift is for another address, in a language of the shop', () => {
  const gift = { email: 'mei@example.test', locale: 'ja' };
  expect(read(' Mei@Example.test ', 'ja')).toEqual({ ok: true, gift });
  // An unknown language, and one that is not active.
  for (const locale of ['xx', 'fr']) {
    expect(read('mei@example.test', locale)).toMatchObject({ gift: { locale: 'de' } });
  }
});

test.each([undefined, '', '  '])('%j is no gift', (email) => {
  expect(read(email)).toEqual({ ok: true, gift: undefined });
});

test('what is no address is refused', () => {
  expect(read('mei@')).toEqual({ ok: false, error: 'gift_email_invalid' });
});

test('a gift to the buyer’s own address is refused, however it is written', () => {
  expect(read(' KEI@example.test ')).toEqual({ ok: false, error: 'gift_email_own' });
});
