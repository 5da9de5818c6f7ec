import { testDatabase } from '@spindle/platform/testing/database.ts';
import { describe, expect, test } from 'vitest';
import { migrateContent } from '../payload/migrate.ts';
import { testPayload } from '../testing/test-content.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
const rows = async () =>
  (await pool.query('select path, locale, version from cms.search_documents order by path, locale')).rows;

test('documents of before there was a search are found after the next start, drafts are not', async () => {
  const page = { slug: 'photo_tool', title: 'Photo Tool', _status: 'published' as const };
  const { id } = await payload.create({ collection: 'page-products', data: page });
  const inGerman = { title: 'Fotowerkzeug', shown: true, _status: 'published' as const };
  await payload.update({ collection: 'page-products', id, locale: 'de', data: inGerman });
  await payload.create({
    collection: 'page-products',
    draft: true,
    data: { slug: 'draft', title: 'Draft', _status: 'draft' },
  });
  const written = await rows();
  expect(written).toMatchObject([{ locale: 'de' }, { locale: 'en' }]);

  await pool.query('truncate cms.search_documents');
  await migrateContent(url);
  expect(await rows()).toEqual(written);
});

test('rows of an older way of splitting texts are written anew', async () => {
  const written = await rows();
  await pool.query("update cms.search_documents set version = 0, words = '' where locale = 'de'");
  await migrateContent(url);
  expect(await rows()).toEqual(written);
  const { rows: empty } = await pool.query("select from cms.search_documents where words = ''");
  expect(empty).toEqual([]);
});

describe('what an earlier start has looked at', () => {
  const LONG_AGO = '2020-01-01';
  const notes = async () =>
    (await pool.query("select data->>'at' as at from cms.payload_kv where key = 'search-checked'")).rows;
  const forget = () => pool.query("delete from cms.search_documents where locale = 'de'");

  test('is not looked at again: only what was changed since', async () => {
    const written = await rows();
    await pool.query('update cms.page_products set updated_at = $1', [LONG_AGO]);
    await forget();
    await migrateContent(url);
    expect(await rows()).toEqual(written.filter(({ locale }) => locale !== 'de'));
    await pool.query("update cms.page_products set updated_at = now() where slug = 'photo_tool'");
    await migrateContent(url);
    expect(await rows()).toEqual(written);
    expect(await notes()).toHaveLength(1);
  });

  test.each([
    [
      'with another way of splitting texts',
      "update cms.payload_kv set data = jsonb_set(data, '{version}', '0')",
    ],
    ['of a database that has lost the search', 'truncate cms.search_documents'],
  ])('%s is', async (_, change) => {
    const written = await rows();
    await pool.query('update cms.page_products set updated_at = $1', [LONG_AGO]);
    await forget();
    await pool.query(change);
    await migrateContent(url);
    expect(await rows()).toEqual(written);
  });
});
