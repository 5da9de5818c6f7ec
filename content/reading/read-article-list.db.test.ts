import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeAll, expect, test } from 'vitest';
import { readArticleIds, readRelatedIds } from './read-article-list.ts';

const { pool } = await testDatabase();
const query = (text: string, values: unknown[]) => pool.query(text, values);
const TOTAL = 3_000;
/** Newest first; two are from the same day. */
const NEWEST = Array.from({ length: TOTAL }, (_, index) => TOTAL - index);

beforeAll(async () => {
  await pool.query(
    `insert into cms.article_list (document_id, locale, category_id, published_at)
     select number, 'en', 1, timestamptz '2026-01-01' + (number / 2) * interval '1 day'
     from generate_series(1, $1) as number
     union all select 9999, 'en', 2, now() union all select 1, 'de', 1, now()`,
    [TOTAL],
  );
  await pool.query('vacuum analyze cms.article_list');
});

test.each([7, 1_000, 4_000])('pages of %i turn over all of them, newest first', async (size) => {
  const read: number[] = [];
  for (let number = 1; (number - 1) * size < TOTAL; number += Math.max(1, Math.floor(150 / size))) {
    const { ids, total } = await readArticleIds(query, 1, 'en', { number, size });
    expect(total).toBe(TOTAL);
    expect(ids).toEqual(NEWEST.slice((number - 1) * size, number * size));
    read.push(...ids);
  }
  expect(read.length).toBeGreaterThan(0);
  const behind = { number: Math.ceil(TOTAL / size) + 1, size };
  expect(await readArticleIds(query, 1, 'en', behind)).toEqual({ ids: [], total: TOTAL });
  expect(await readArticleIds(query, 3, 'en', behind)).toEqual({ ids: [], total: 0 });
});

test('related are those before it, then those after it', async () => {
  expect(await readRelatedIds(query, 1_500, 'en', 3)).toEqual([1_499, 1_498, 1_497]);
  expect(await readRelatedIds(query, 2, 'en', 3)).toEqual([1, 3, 4]);
  expect(await readRelatedIds(query, 9_999, 'en', 3)).toEqual([]);
});

test('neither the last page nor related articles read a category to its end', async () => {
  const rowsRead = async (run: (ask: typeof query) => Promise<unknown>) => {
    let most = 0;
    await run(async (text, values) => {
      const { rows } = await pool.query(`explain (analyze, format json) ${text}`, values);
      if (!text.includes('count(*)')) most = Math.max(most, rowsOf(rows[0]['QUERY PLAN'][0].Plan));
      return pool.query(text, values);
    });
    return most;
  };
  const last = { number: TOTAL / 6, size: 6 };
  expect(await rowsRead((ask) => readArticleIds(ask, 1, 'en', last))).toBeLessThan(50);
  expect(await rowsRead((ask) => readRelatedIds(ask, 1_500, 'en', 3))).toBeLessThan(50);
});

interface Plan {
  'Actual Rows': number;
  Plans?: Plan[];
}

/** The rows of all steps of a query plan. */
function rowsOf(plan: Plan): number {
  return plan['Actual Rows'] + (plan.Plans ?? []).reduce((sum, part) => sum + rowsOf(part), 0);
}
