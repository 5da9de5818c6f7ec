import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
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
