import { describe, expect, test } from 'vitest';
import { customerLine } from './customer-line.ts';
import { licenceLine } from './licence-line.ts';
import { subscriptionLine } from './subscription-line.ts';

type Line = typeof customerLine | typeof licenceLine | typeof subscriptionLine;
const said = (result: ReturnType<Line['safeParse']>) =>
  result.error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);

const customer = { id: '1', email: 'kei@x.test' };
describe('a customer', () => {
  test('needs an id and an address', () => {
    expect(customerLine.parse(customer)).toEqual({
      ...{ id: '1', email: 'kei@x.test', name: '', language: 'en', country: null },
      ...{ verified: false, created: null },
    });
    expect(said(customerLine.safeParse({}))).toEqual(['id: is missing', 'email: is missing']);
  });

  test.each([
    ['language', 'zh-TW', 'zh'],
    ['language', 'JA', 'ja'],
    ['language', 'pt_BR', 'en'],
    ['country', 'de', 'DE'],
    ['verified', 'Yes', true],
    ['verified', '0', false],
    ['created', '2024-02-29', '2024-02-29T00:00:00.000Z'],
    ['created', '2024-02-29 12:30:15', '2024-02-29T12:30:15.000Z'],
    ['created', '2024-02-29T12:30:15.123456+0900', '2024-02-29T03:30:15.123Z'],
    ['name', '=HYPERLINK("x")', '=HYPERLINK("x")'],
  ])('%s %j is read as %j', (field, written, read) => {
    expect(customerLine.parse({ ...customer, [field]: written })).toMatchObject({ [field]: read });
  });

  test.each([
    ['email', 'kei', 'is no e-mail address'],
    ['email', 'kei@x.test, b@x.test', 'is no e-mail address'],
    ['country', 'Japan', 'is no country of ISO 3166'],
    ['verified', 'maybe', 'is neither yes nor no'],
    ['created', '2023-02-29', 'is no date, such as 2026-11-22 or 2026-11-22T09:30:00Z'],
    ['created', '03/04/2021', 'is no date, such as 2026-11-22 or 2026-11-22T09:30:00Z'],
    ['created', '0001-01-01', 'is no date, such as 2026-11-22 or 2026-11-22T09:30:00Z'],
    ['created', '2024-01-01T25:00:00Z', 'is no date, such as 2026-11-22 or 2026-11-22T09:30:00Z'],
    ['name', 'a\u0000b', 'has control characters'],
    ['id', 'x'.repeat(201), 'is longer than 200 characters'],
  ])('%s %j is refused', (field, written, problem) => {
    expect(said(customerLine.safeParse({ ...customer, [field]: written }))).toEqual([`${field}: ${problem}`]);
  });
});

const subscription = { id: 'sub_1', licence: 'A-b' };
const company = { company: 'Disc SARL', address: '1 rue du Disque' };
describe('a subscription', () => {
  test('of a business has its VAT id as everywhere, and an address in lines', () => {
    const line = { ...subscription, ...company, country: 'fr', vat_id: '40 303 265 045' };
    expect(subscriptionLine.parse({ ...line, address: ' 1 rue\r\n\r\nParis ' })).toEqual({
      ...{ ...subscription, country: 'FR' },
      business: { company: 'Disc SARL', address: '1 rue\nParis', vatId: 'FR40303265045' },
    });
    expect(subscriptionLine.parse({ ...subscription, ...company })).toMatchObject({
      business: { vatId: null },
    });
    expect(subscriptionLine.parse(subscription)).toEqual(subscription);
  });

  test.each([
    [{ company: 'Disc SARL' }, 'address: is missing, and the invoices of a business have one'],
    [{ address: '1 rue' }, 'company: is missing, and a business has a name'],
    [{ ...company, vat_id: 'FR40303265045' }, 'country: is missing, and a VAT id is one of a country'],
    [{ ...company, vat_id: 'FR40303265045', country: 'DE' }, 'vat_id: is none of DE'],
  ])('%o is refused', (change, problem) => {
    expect(said(subscriptionLine.safeParse({ ...subscription, ...change }))).toEqual([problem]);
  });
});

const licence = { key: 'A-b', customer: '1', pid: '643', licence_type: 'LFT', issued: '2020-01-01' };
describe('a licence', () => {
  test('is called by its key where it has no id, and has the seats of its type', () => {
    expect(licenceLine.parse(licence)).toMatchObject({
      id: 'A-b',
      key: 'A-b',
      seats: 1,
      updates_until: null,
    });
    expect(licenceLine.parse({ ...licence, licence_type: 'Lifetime+5PC' })).toMatchObject({ seats: 5 });
    expect(licenceLine.parse({ ...licence, updates_until: '2021-01-01' })).toMatchObject({
      ...{ works_until: null, updates_until: '2021-01-01T00:00:00.000Z' },
    });
    expect(licenceLine.parse({ ...licence, licence_type: '1M', works_until: '2020-02-01' })).toMatchObject({
      updates_until: '2020-02-01T00:00:00.000Z',
    });
  });

  test.each([
    [{ licence_type: '2Y' }, 'licence_type: is none of 1M, 1Y, LFT, Lifetime+5PC'],
    [{ licence_type: '1Y' }, 'works_until: is missing, and a licence for a term ends'],
    [{ works_until: '2030-01-01' }, 'works_until: is given, and a lifetime licence has no end'],
    [{ licence_type: '1Y', works_until: '2019-01-01' }, 'works_until: is not after issued'],
    [{ seats: '0' }, 'seats: is no number from 1 on'],
    [{ seats: '1e3' }, 'seats: is no number from 1 on'],
    [{ state: 'paused' }, 'state: is none of active, suspended, revoked'],
    [{ key: 'x'.repeat(501) }, 'key: is longer than 500 characters'],
  ])('%o is refused', (change, problem) => {
    expect(said(licenceLine.safeParse({ ...licence, ...change }))).toEqual([problem]);
  });
});
