import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { renderMail } from '../../mail/render-mail.ts';
import type { PriceNews } from './job-kinds.ts';
import { PriceMail } from './PriceMail.tsx';

const news: PriceNews = {
  ...{ kind: 'price_rise', offerId: 'O', subscriptionId: 'S', memberId: 'M', at: '2027-01-31T10:00:00Z' },
  ...{ locale: 'en', productName: 'DVD Ripper', term: '1Y', currency: 'EUR', fromMinor: 2995 },
  ...{ priceMinor: 3495, date: '2027-03-31T10:00:00Z', withoutAgreement: 'keeps' },
};
const draw = async (change: Partial<PriceNews> = {}) =>
  (
    await renderMail(
      <PriceMail
        news={{ ...news, ...change }}
        shop={{ name: 'Shop', home: 'http://shop.test/' }}
        link="http://shop.test/agree"
        refusal="http://shop.test/agree#cancel"
        cancelPage="http://shop.test/subscription-cancel"
      />,
    )
  ).text.replace(/\s+/g, ' ');

test('says both prices, from when, and where it is agreed to or cancelled', async () => {
  const text = await draw();
  const facts = ['€34.95', '€29.95', '31 March 2027', '1-year licence'];
  const ways = ['http://shop.test/agree', 'http://shop.test/agree#cancel', '/subscription-cancel'];
  for (const said of [...facts, ...ways]) expect(text).toContain(said);
});

test('says what happens without an answer, as the seller has set it', async () => {
  expect(await draw()).toContain('goes on renewing for €29.95');
  expect(await draw({ withoutAgreement: 'ends' })).toContain('it ends on 31 March 2027');
});

test('a cheaper one asks for nothing', async () => {
  const text = await draw({ kind: 'price_fall', priceMinor: 1995 });
  expect(text).toContain('€19.95');
  expect(text).not.toContain('agreement');
});

test('withdrawn, it says both prices and asks for nothing', async () => {
  const text = await draw({ kind: 'price_withdrawn' });
  for (const said of ['€34.95', '€29.95', 'old price stands']) expect(text).toContain(said);
  expect(text).not.toContain('agreement');
});

test.each(ALL_LOCALES)('says all it has to in %s', async (locale) => {
  for (const kind of ['price_rise', 'price_fall', 'price_withdrawn'] as const) {
    for (const withoutAgreement of ['keeps', 'ends'] as const) {
      const text = await draw({ kind, locale, withoutAgreement });
      expect(text).toContain('DVD Ripper');
      expect(text).not.toMatch(/[{}]|undefined|NaN/);
    }
  }
});
