import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mapColumns, PLAIN, readMapping } from './mapping.ts';

const mapping = readMapping('old.yaml', {
  source: 'old-shop',
  licences: {
    key: 'Serial',
    pid: { column: 'Product', values: { Ripper: '643' } },
    licence_type: { otherwise: 'LFT' },
    state: { column: 'Blocked', values: { '1': 'suspended', '0': 'active' }, otherwise: 'active' },
  },
  only: { licences: { Status: ['paid', 'gift'] } },
});
const heading = ['Serial', 'Product', 'Blocked', 'Status', 'Notes'];

test('fields come from the columns that the mapping names', () => {
  const read = mapColumns(mapping, 'licences', { path: 'l.csv', heading });
  expect(read({ Serial: 'A', Product: 'Ripper', Status: 'paid', Notes: 'x' })).toEqual({
    fields: { key: 'A', pid: '643', licence_type: 'LFT', state: 'active' },
  });
  expect(read({ Product: 'Other', Blocked: '1', Status: 'gift' })).toEqual({
    fields: { pid: 'Other', licence_type: 'LFT', state: 'suspended' },
  });
});

test('a line that the mapping does not take says so', () => {
  const read = mapColumns(mapping, 'licences', { path: 'l.csv', heading });
  expect(read({ Serial: 'A', Status: 'draft' })).toEqual({ problem: 'Status is draft, and is left out' });
  expect(read({ Serial: 'A' })).toEqual({ problem: 'Status is empty, and is left out' });
});

test('a column that is not there is named', () => {
  const file = { path: 'l.csv', heading: ['Serial', 'Product', 'Status'] };
  expect(() => mapColumns(mapping, 'licences', file)).toThrow('l.csv, line 1: has no column Blocked.');
});

test('without a mapping the columns are called as the fields are', () => {
  const read = mapColumns(PLAIN, 'customers', { path: 'c.csv', heading: ['id', 'email'] });
  expect(read({ id: '1', email: 'a@x.test' })).toEqual({ fields: { id: '1', email: 'a@x.test' } });
});

test.each([
  [{}, 'source'],
  [{ source: 'Old Shop' }, 'is no name'],
  [{ source: 'old', licences: { serial: 'Serial' } }, 'serial'],
  [{ source: 'old', licenses: {} }, 'licenses'],
])('%o is no mapping', (read, problem) => {
  expect(() => readMapping('old.yaml', read)).toThrow(problem);
});

test('the mappings of the how-to are some', () => {
  const path = join(import.meta.dirname, '../../docs/how-to/move-in/fastspring.yaml');
  const fastspring = readMapping(path, parse(readFileSync(path, 'utf8')));
  const read = mapColumns(fastspring, 'customers', {
    path,
    heading: ['Buyer_ID', 'Buyer_Email', 'Country_ISO'],
  });
  expect(read({ Buyer_ID: 'b1', Buyer_Email: 'a@x.test', Country_ISO: 'US' })).toEqual({
    fields: { id: 'b1', email: 'a@x.test', country: 'US' },
  });
});
