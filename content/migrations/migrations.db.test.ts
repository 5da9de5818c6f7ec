import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterEach, expect, test } from 'vitest';
import { testPayload } from '../testing/test-content.ts';
import * as addresses from './20261121_135123_addresses.ts';
import * as changesOfBefore from './20261123_161900_changes_of_before.ts';

const { url, db, pool } = await testDatabase();
await testPayload(url);

/** Runs the migration on pages that were written before there were addresses. */
async function migrate(slugs: readonly string[]): Promise<string[]> {
  await pool.query('drop table cms.addresses');
  for (const slug of slugs) {
    await pool.query("insert into cms.page_products (slug, _status) values ($1, 'published')", [slug]);
  }
  await db.transaction((tx) => addresses.up({ db: tx } as never));
  const { rows } = await pool.query<{ path: string }>('select path from cms.addresses order by path');
  return rows.map(({ path }) => path);
}
afterEach(() => pool.query('truncate cms.page_products cascade'));

// First: those below leave no table of addresses.
test('pages of before changed with the last publication of their document', async () => {
  const { rows } = await pool.query<{ id: number }>(
    "insert into cms.articles (slug, _status, updated_at) values ('regions', 'published', '2026-11-20T08:00:00+01') returning id",
  );
  await pool.query(
    `insert into cms.addresses (path, type, document_id, slug, published, locales, changed)
     values ('/regions', 'articles', $1, 'regions', true, '{en,de}', '{}'),
       ('/known', 'articles', $1, 'regions', true, '{en}', '{"en": "2026-11-23T08:00:00Z"}'),
       ('/old', 'articles', $1, 'old', false, '{}', '{}')`,
    [rows[0]?.id],
  );
  await db.transaction((tx) => changesOfBefore.up({ db: tx } as never));
  const kept = await pool.query("select path, changed from cms.addresses where slug in ('regions', 'old') order by path");
  await pool.query('truncate cms.addresses, cms.articles cascade');
  const at = '2026-11-20T07:00:00Z';
  expect(kept.rows).toEqual([
    { path: '/known', changed: { en: '2026-11-23T08:00:00Z' } },
    { path: '/old', changed: {} },
    { path: '/regions', changed: { en: at, de: at } },
  ]);
});

test('pages of before get their addresses', async () => {
  expect(await migrate(['photo_tool', 'dvd_ripper'])).toEqual(['/dvd-ripper', '/photo-tool']);
});

test('two pages with one address stop the migration, by name, and leave everything as it was', async () => {
  await expect(migrate(['photo_tool', 'other', 'photo-tool'])).rejects.toThrow(
    /^\/photo-tool is the address of page-products \d+ “photo_tool” and page-products \d+ “photo-tool”\. /,
  );
  const { rows } = await pool.query("select to_regclass('cms.addresses') as addresses");
  expect(rows).toEqual([{ addresses: null }]);
});

test('a back office of the first version can still sign staff in', async () => {
  await pool.query('select login_attempts, lock_until from cms.staff');
});

test('a storefront of before can still read where products are sold as well', async () => {
  await pool.query('select amazon from cms.products');
});
