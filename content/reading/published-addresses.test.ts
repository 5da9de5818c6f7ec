import type { Locale } from '@spindle/platform/locales.ts';
import { expect, test } from 'vitest';
import { publishedAddresses } from './published-addresses.ts';

const age = { maxAge: 60_000, now: () => 0 };
const locales: Locale[] = ['en', 'de'];
const rows = ['/a', '/b', '/c'].map((path, index) => ({
  path,
  id: index + 1,
  type: 'page-products',
  slug: path.slice(1),
  locales,
}));

/** The table, and the number of queries to it. */
function table() {
  let asked = 0;
  return {
    asked: () => asked,
    query: async (_: string, [first, id]: unknown[]) => {
      asked += 1;
      if (typeof first === 'number') return { rows: rows.length <= first ? rows : [] };
      return { rows: rows.filter((row) => (id === undefined ? row.path === first : row.id === id)) };
    },
  };
}

test('all addresses are read once', async () => {
  const { asked, query } = table();
  const addresses = publishedAddresses(query, age);
  expect(await addresses.find('/c')).toMatchObject({ slug: 'c', middleware: 'get-product-detail' });
  for (const path of ['/d', '/e', '/d']) expect(await addresses.find(path)).toBeNull();
  expect(asked()).toBe(1);
  addresses.purge(['addresses']);
  expect(await addresses.find('/a')).toMatchObject({ slug: 'a' });
  expect(asked()).toBe(2);
});

test('in a shop with more addresses than are kept, each is asked for once, and so is a path that has none', async () => {
  const { asked, query } = table();
  const addresses = publishedAddresses(query, { ...age, most: 2 });
  for (const path of ['/b', '/c', '/b']) expect(await addresses.find(path)).toMatchObject({ path });
  expect(asked()).toBe(3);
  for (const path of ['/d', '/d']) expect(await addresses.find(path)).toBeNull();
  expect(asked()).toBe(4);
  addresses.purge(['addresses']);
  await addresses.find('/d');
  expect(asked()).toBe(6);
});

test('paths that have nothing do not push out those that have something', async () => {
  const { asked, query } = table();
  const addresses = publishedAddresses(query, { ...age, most: 2 });
  for (const path of ['/a', '/x', '/y', '/z']) await addresses.find(path);
  const before = asked();
  await addresses.find('/a');
  expect(asked()).toBe(before);
  await addresses.find('/x');
  expect(asked()).toBe(before + 1);
});

test('a type that has no pages has no address', async () => {
  const query = async () => ({ rows: [{ path: '/a', type: 'hologram', id: 1, slug: 'a', locales }] });
  expect(await publishedAddresses(query, age).find('/a')).toBeNull();
});

test('a document is at its address in the languages it is published in, and in no other', async () => {
  const addresses = publishedAddresses(table().query, { ...age, most: 2 });
  for (const path of ['/a', '/c']) {
    expect(await addresses.find(path, { locale: 'de' })).toMatchObject({ locales: ['en', 'de'] });
    expect(await addresses.find(path, { locale: 'fr' })).toBeNull();
  }
});

test.each([
  ['kept as a whole', undefined, 1],
  ['asked for one by one', 2, 3],
])('numbers of documents are %s like addresses, and made-up ones no less', async (_, most, queries) => {
  const { asked, query } = table();
  const addresses = publishedAddresses(query, { ...age, ...(most && { most }) });
  const find = (id: number, locale: Locale = 'en') => addresses.findDocument('page-products', id, locale);
  for (const _time of ['first', 'again']) {
    expect(await find(3)).toMatchObject({ path: '/c' });
    expect(await find(3, 'fr')).toBeNull();
    expect(await find(999)).toBeNull();
  }
  expect(asked()).toBe(queries);
});
