import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, expect, test } from 'vitest';
import { testPayload } from '../testing/test-content.ts';
import { countMissed } from './count-missed.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
const counter = () => countMissed((text, values) => pool.query(text, values));
beforeEach(() => pool.query('truncate cms.missed_addresses cascade'));

const kept = async () => {
  const { rows } = await pool.query<{ path: string; visits: string }>(
    'select path, visits from cms.missed_addresses order by visits desc, path',
  );
  return rows.map(({ path, visits }) => `${path} ${visits}`);
};

test('what visitors did not find is counted, by several storefronts', async () => {
  const counters = [counter(), counter()];
  for (const { count } of counters) {
    for (const path of ['/old-page', '/old-page', '/ディスク/a.html']) count(path);
    for (const path of ['/wp-login.php', '/.env', '/a b', '//x', `/${'a'.repeat(200)}`, '/']) count(path);
  }
  await Promise.all(counters.map(({ flush }) => flush()));
  await counters[0]?.flush();
  expect(await kept()).toEqual(['/old-page 4', '/ディスク/a.html 2']);
});

test('made-up addresses fill neither memory nor table', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { count, flush } = counter();
    count('/linked');
    for (let number = 0; number < 600; number += 1) count(`/made-up-${round}-${number}`);
    await flush();
  }
  const rows = await kept();
  expect(rows).toHaveLength(1_000);
  expect(rows[0]).toBe('/linked 3');
});

test('an address that gets a page or a redirect is not missed any more', async () => {
  const { count, flush } = counter();
  for (const path of ['/photo-tool', '/old-page', '/other']) count(path);
  await flush();
  await payload.create({
    collection: 'page-products',
    data: { slug: 'photo_tool', title: 'Photos', _status: 'published' },
  });
  await payload.create({ collection: 'redirects', data: { from: '/old-page', to: '/photo-tool' } });
  expect(await kept()).toEqual(['/other 1']);
});

test('an address that has got a page or a redirect since it was counted is not written', async () => {
  const { count, flush } = counter();
  for (const path of ['/film-tool', '/older-page', '/deleted-page', '/other']) count(path);
  await payload.create({
    collection: 'page-products',
    data: { slug: 'film_tool', title: 'Films', _status: 'published' },
  });
  await payload.create({ collection: 'redirects', data: { from: '/older-page', to: '/film-tool' } });
  await payload.create({ collection: 'redirects', data: { from: '/deleted-page' } });
  await flush();
  expect(await kept()).toEqual(['/deleted-page 1', '/other 1']);
});
