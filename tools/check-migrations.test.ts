import { expect, test } from 'vitest';
import { wrongInJournal, wrongInText } from './check-migrations.ts';

const entries = [
  { idx: 0, when: 10, tag: '0000_baseline' },
  { idx: 1, when: 20, tag: 'b_orders' },
  { idx: 2, when: 30, tag: 'c_tax' },
];
const files = ['0000_baseline.sql', 'b_orders.sql', 'c_tax.sql', 'meta'];

test('a journal in order passes', () => {
  expect(wrongInJournal({ entries }, files)).toEqual([]);
});

test.each([
  ['two with one idx', { idx: 1 }, files, 'c_tax: its idx is 1, its place 2'],
  ['an earlier time', { when: 15 }, files, 'c_tax: its `when` is not after that of b_orders'],
  ['the same time', { when: 20 }, files, 'c_tax: its `when` is not after that of b_orders'],
  ['one that is listed twice', { tag: 'b_orders' }, files.toSpliced(2, 1), 'b_orders: listed twice'],
  [
    'a file that is missing',
    {},
    files.toSpliced(2, 1),
    'c_tax: listed, but domain/migrations has no c_tax.sql',
  ],
  ['a file that is not listed', {}, [...files, 'd_gifts.sql'], 'd_gifts.sql: not listed in the journal'],
])('%s is told', (_, last, present, told) => {
  const changed = entries.with(2, { ...(entries[2] as (typeof entries)[2]), ...last });
  const wrong = wrongInJournal({ entries: changed }, present);
  expect(wrong).toEqual([expect.stringContaining(told)]);
});

test.each([
  'ALTER TABLE "shop"."orders" ALTER COLUMN "paid_at" SET DATA TYPE timestamp with time zone;',
  'alter table shop.orders alter paid_at type timestamptz;',
])('%s is told', (text) => {
  expect(wrongInText('d_gifts.sql', text)).toEqual([
    expect.stringContaining('d_gifts.sql: changes the type'),
  ]);
});

test.each([
  'ALTER TABLE "shop"."orders" ALTER COLUMN "paid_at" DROP NOT NULL;',
  'ALTER TABLE "shop"."orders" ADD COLUMN "type" text;',
  "CREATE TYPE shop.mood AS ENUM ('good');",
])('%s passes', (text) => {
  expect(wrongInText('d_gifts.sql', text)).toEqual([]);
});
