import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeAll, expect, test } from 'vitest';
import { testPayload } from '../testing/test-content.ts';
import type { ContentType } from '../types/define-type.ts';
import { contentTypesByName } from '../types/register.ts';
import { countDocuments, type Query, readDocuments } from './read-documents.ts';

const { url } = await testDatabase();
const payload = await testPayload(url);
const type = contentTypesByName.get('authors') as ContentType;

beforeAll(async () => {
  for (const slug of ['a', 'b', 'c'])
    await payload.create({ collection: 'authors', data: { slug, name: slug, _status: 'published' } });
});

/** A page of the three authors, and whether they had to be counted. */
async function page(number: number, size: number) {
  let counted = false;
  const query: Query = { type, where: [], locale: 'en', page: { number, size } };
  const { documents, total } = await readDocuments(
    payload,
    () => 'USD',
    query,
    (asked) => {
      counted = true;
      return countDocuments(payload, asked);
    },
  );
  return { slugs: documents.map(({ slug }) => slug).join(''), total, counted };
}

test.each([
  { number: 1, size: 2, slugs: 'ab', counted: true },
  { number: 2, size: 2, slugs: 'c', counted: false },
  { number: 3, size: 2, slugs: '', counted: true },
  { number: 1, size: 3, slugs: 'abc', counted: true },
  { number: 1, size: 4, slugs: 'abc', counted: false },
])(
  'page $number of $size says how many there are, and counts only where that can not be seen',
  async (asked) => {
    const { number, size, ...answer } = asked;
    expect(await page(number, size)).toEqual({ ...answer, total: 3 });
  },
);
