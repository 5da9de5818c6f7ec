import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { renderForTest } from '../../render-for-test.tsx';
import type { ShownCountry } from './load-country.ts';
import type { CountryProblem } from './step.ts';
import { TaxCountry } from './TaxCountry.tsx';

const consumer: ShownCountry = {
  ...{
    id: '1',
    name: 'DVD Ripper',
    country: 'Germany',
    company: undefined,
    countries: 'FR DE',
    chosen: 'DE',
  },
  ...{ next: { date: 'December 22, 2026', price: '$19.95', tax: 'Includes $3.19 VAT (19%).' }, saved: false },
};
const shownAs = (change: Partial<ShownCountry>, problem?: CountryProblem) =>
  renderForTest(<TaxCountry shown={{ ...consumer, ...change }} problem={problem} token="" />, {
    locale: 'en',
  });

test('says where it is taxed and what of the next period is tax, and has a form for another country', async () => {
  const html = await shownAs({});
  expect(html).toContain('Taxed as bought in Germany.');
  expect(html).toContain('renews on December 22, 2026 for $19.95. Includes $3.19 VAT (19%).');
  expect(html).toMatch(/<option value="DE" selected=""/);
  expect(html).toMatch(/<button[^>]*value="country"/);
  const untaxed = { date: 'December 22, 2026', price: '$19.95', tax: undefined };
  expect(await shownAs({ next: untaxed })).toContain('No tax is charged');
});

test('says what came of the form, and nothing was saved where it was refused', async () => {
  expect(await shownAs({ saved: true })).toContain('Your country is saved.');
  const refused = await shownAs({ saved: true }, 'country_blocked');
  expect(refused).toContain('aria-invalid="true"');
  expect(refused).not.toContain('Your country is saved.');
});

test.each(ALL_LOCALES)('a business reads what its invoice says, and has no form, in %s', async (locale) => {
  const shown = { ...consumer, company: 'Disk GmbH' };
  const html = await renderForTest(<TaxCountry shown={shown} problem={undefined} token="" />, { locale });
  expect(html).toContain('Disk GmbH');
  expect(html).not.toContain('<form');
});
