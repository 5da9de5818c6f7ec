import { COUNTRIES } from '@spindle/platform/countries.ts';
import { isEuCountry } from '@spindle/platform/eu-countries.ts';
import { expect, test } from 'vitest';
import { decideBy, type TaxRules } from './decide-tax.ts';
import { KEPT_RATES } from './kept-rates.ts';
import { registrationFor } from './registration.ts';
import { readVatId } from './vat-id.ts';

const DAY = '2026-11-22';
const stands = { validFrom: '2020-01-01', validUntil: null };
const oss = { country: 'DE', scheme: 'oss' as const, number: 'DE123456789', ...stands };
const domestic = (country: string) => ({ country, scheme: 'domestic' as const, number: 'X1', ...stands });
const rules = (country: string, ...registrations: TaxRules['registrations'][number][]): TaxRules => ({
  ...{ registrations, rates: KEPT_RATES, seller: { country } },
});
const german = rules('DE', domestic('DE'), oss);

/** Areas with a code of their own that belong or belonged to a member state but are outside the tax territory (article 6). */
const OUTSIDE = 'AX BL GF GG GL GP IM JE MF MQ NC PF PM RE TF WF YT FO AW BQ CW SX GI AD SM VA'.split(' ');

test.each(OUTSIDE)(
  '%s is outside the tax territory of the Union: the one-stop shop does not cover it',
  (country) => {
    expect(decideBy(german, { country }, DAY)).toEqual({ country, scheme: 'none', rateBp: 0, waivedBp: 0 });
  },
);

test('of all countries, the one-stop shop covers the member states and Monaco', () => {
  const covered = COUNTRIES.filter((country) => decideBy(german, { country }, DAY).scheme === 'oss');
  const members = COUNTRIES.filter((country) => isEuCountry(country) && country !== 'DE');
  expect(covered).toEqual([...members, 'MC'].toSorted());
});

test('a seller who is registered in both countries of an area uses the number of the one that is sold to', () => {
  const both = ['FR', 'MC', 'GB', 'IM'].map((country) => ({ ...domestic(country), number: country }));
  for (const [country, other] of [
    ['MC', 'FR'],
    ['FR', 'MC'],
    ['IM', 'GB'],
    ['GB', 'IM'],
  ] as const) {
    expect(registrationFor(both, country, 'DE')?.number).toBe(country);
    const only = both.filter(({ number }) => number === other);
    expect(registrationFor(only, country, 'DE')?.number).toBe(other);
  }
});

test('a sale to Monaco is taxed as one to France, and says Monaco', () => {
  const verdict = { country: 'MC', rateBp: 2000, waivedBp: 0 };
  expect(decideBy(german, { country: 'MC' }, DAY)).toEqual({ ...verdict, scheme: 'oss' });
  // For a seller in France it is a domestic sale.
  const french = rules('FR', domestic('FR'), { ...oss, country: 'FR' });
  expect(decideBy(french, { country: 'MC' }, DAY)).toEqual({ ...verdict, scheme: 'domestic' });
  const monegasque = rules('MC', domestic('MC'));
  expect(decideBy(monegasque, { country: 'FR' }, DAY)).toMatchObject({ scheme: 'domestic', rateBp: 2000 });
});

test('a business in Monaco has a French VAT id, and owes the tax itself to a seller elsewhere in the Union', () => {
  const vatId = readVatId('FR 40 303 265 045', 'MC') ?? expect.fail();
  expect(vatId).toBe('FR40303265045');
  expect(readVatId('DE123456789', 'MC')).toBeUndefined();
  const sale = { country: 'MC', check: { vatId } };
  expect(decideBy(german, sale, DAY)).toMatchObject({ scheme: 'reverse_charge', waivedBp: 2000 });
  expect(decideBy(rules('FR', domestic('FR')), sale, DAY)).toMatchObject({ scheme: 'domestic' });
});

test('the Isle of Man is taxed as the United Kingdom, for which a seller has to be registered', () => {
  expect(decideBy(rules('DE', domestic('GB')), { country: 'IM' }, DAY)).toMatchObject({
    ...{ country: 'IM', scheme: 'domestic', rateBp: 2000 },
  });
  expect(readVatId('GB123456789', 'IM')).toBe('GB123456789');
});

test('a VAT id of Northern Ireland is for goods: of software it lowers nothing', () => {
  expect(readVatId('XI123456789', 'GB')).toBeUndefined();
  const sale = { country: 'GB', check: { vatId: 'XI123456789' } };
  expect(decideBy(german, sale, DAY)).toMatchObject({ scheme: 'none' });
});
