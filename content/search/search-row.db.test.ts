import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import { searchRow } from './search-row.ts';

const { pool } = await testDatabase();
/** Words that are all different, and as long as possible. */
const words = (count: number, letter: string) =>
  Array.from({ length: count }, (_, number) => `${letter.repeat(40)}${number}`.slice(-40)).join(' ');

test.each(['title', 'summary', 'headings', 'text'] as const)(
  'however long a document’s %s is, it has an entry in the index',
  async (part) => {
    const text = { title: 'Title', summary: '', headings: [], text: [] };
    const long = words(50_000, part === 'text' ? 'ひ' : 'ä');
    const filled = Array.isArray(text[part]) ? [long] : long;
    const row = searchRow('page-products', 'en', { ...text, [part]: filled });
    for (const vector of [row.titleWords, row.leadWords, row.words]) {
      const { rows } = await pool.query('select length($1::tsvector) as words', [vector]);
      expect(rows[0].words).toBeGreaterThan(0);
    }
  },
);

test('all parts at their longest fit together', async () => {
  const row = searchRow('page-products', 'en', {
    title: words(10_000, 'a'),
    summary: words(10_000, 'ж'),
    headings: [words(10_000, 'ж').replaceAll(' ', 'x ')],
    text: [words(50_000, 'ж').replaceAll(' ', 'y ')],
  });
  const { rows } = await pool.query('select length($1::tsvector) as words', [row.words]);
  expect(rows[0].words).toBeGreaterThan(5_000);
});
