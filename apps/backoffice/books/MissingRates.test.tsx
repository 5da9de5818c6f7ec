import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { deskWords } from '../desk/desk-words.ts';
import { MissingRates } from './MissingRates.tsx';

const invoice = {
  number: 'INV-2026-000007',
  orderNumber: 'SP-7K3QX-9M2TD',
  currency: 'USD',
  day: '2026-11-20',
};
const draw = (locale: string, lacking: Partial<Parameters<typeof MissingRates>[0]>) =>
  renderToStaticMarkup(
    <MissingRates
      {...{ currency: 'EUR', missing: [], unstated: { count: 0, invoices: [] }, tooOld: false, ...lacking }}
      words={deskWords(locale).words}
      tag={locale}
    />,
  );

test.each(ALL_LOCALES)(
  'in %s it says what is missing, where it is brought, and which invoices lack it',
  (locale) => {
    const html = draw(locale, {
      tooOld: true,
      missing: [
        { currency: 'USD', from: '2026-11-02', through: '2026-11-20', days: 12 },
        { currency: 'JPY', from: '2026-11-20', through: '2026-11-20', days: 1 },
      ],
      unstated: { count: 61, invoices: [invoice] },
    });
    expect(html).not.toMatch(/[{}]/);
    for (const part of ['USD', '12', 'JPY', 'EUR', '61', 'href="/admin/exchange-rates"', invoice.number])
      expect(html).toContain(part);
    expect(html).toContain(`href="/admin/orders/${invoice.orderNumber}"`);
  },
);

test('days without a rate are not called days of sales alone', () => {
  const days = { currency: 'USD', from: '2026-11-02', through: '2026-11-20' };
  for (const count of [1, 12])
    expect(draw('en', { missing: [{ ...days, days: count }] })).toMatch(/sales or chargebacks/);
});

test.each(ALL_LOCALES)(
  'in %s the file of all days is asked for where days of before lack a rate',
  (locale) => {
    const days = { currency: 'USD', from: '2026-11-02', through: '2026-11-20', days: 12 };
    for (const tooOld of [true, false])
      expect(draw(locale, { tooOld, missing: [days] })).toContain('eurofxref-hist.csv');
    expect(draw(locale, { tooOld: true })).not.toContain('eurofxref-hist');
  },
);

test('it says nothing where nothing is missing', () => {
  expect(draw('en', {})).toBe('');
});
