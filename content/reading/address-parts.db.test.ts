import type { Locale } from '@spindle/platform/locales.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeAll, expect, test } from 'vitest';
import {
  type AddressParts,
  type AddressPartsQuery,
  addressParts,
  type PartAddress,
} from './address-parts.ts';
import { publishedAddresses } from './published-addresses.ts';

const { pool } = await testDatabase();
const age = { maxAge: 60_000, now: () => 0 };
const ask = (text: string, values: unknown[]) => pool.query(text, values);
const DOCUMENTS = 3_000;

/** Every tenth is also in German, every hundredth only in German, and every thousandth is not published. */
beforeAll(async () => {
  await pool.query('truncate cms.addresses');
  await pool.query(
    `insert into cms.addresses (path, type, document_id, slug, published, locales)
     select '/article-' || number, 'articles', number, 'article-' || number, number % 1000 > 0,
       case when number % 100 = 0 then '{de}' when number % 10 = 0 then '{en,de}' else '{en}' end::text[]
     from generate_series(1, $1) as number`,
    [DOCUMENTS],
  );
});

async function readAll(locales: Locale[], size: number, without: string[] = []) {
  const parts = addressParts(ask, age);
  const asked = { locales, without, size };
  const count = await parts.count(asked);
  return Promise.all(Array.from({ length: count }, (_, part) => read(parts, part + 1, asked)));
}

async function read(parts: AddressParts, part: number, asked: AddressPartsQuery) {
  const addresses: PartAddress[] = [];
  for await (const some of parts.read(part, asked)) addresses.push(...some);
  return addresses;
}

test('all that is published in a language stands in one of the parts, in order', async () => {
  const parts = await readAll(['en'], 1_200);
  expect(parts.map(({ length }) => length)).toEqual([1_200, 1_200, 570]);
  const paths = parts.flat().map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect((await readAll(['de'], 100)).flat()).toHaveLength(297);
  expect((await readAll(['en', 'de'], 5_000)).flat()).toHaveLength(2_997);
  expect((await readAll(['en'], 5_000, ['/article-1'])).flat()).toHaveLength(2_969);
});

test('where nobody has published there is one part with nothing in it, and none behind it', async () => {
  const parts = addressParts(ask, age);
  const asked = { locales: ['fr' as const], without: [], size: 10 };
  expect(await parts.count(asked)).toBe(1);
  for (const part of [0, 1, 2]) expect(await read(parts, part, asked)).toEqual([]);
});

test('however many ask for all addresses, one connection is taken', async () => {
  let running = 0;
  let most = 0;
  const watched = async (text: string, values: unknown[]) => {
    running += 1;
    most = Math.max(most, running);
    return ask(text, values).finally(() => {
      running -= 1;
    });
  };
  const parts = addressParts(watched, age);
  const asked = { locales: ['en' as const], without: [], size: 5_000 };
  const all = await Promise.all([1, 1, 1, 1].map((part) => read(parts, part, asked)));
  expect([most, ...all.map(({ length }) => length)]).toEqual([1, 2_970, 2_970, 2_970, 2_970]);
});

test('what is published later is in the part around it at once, and the parts have their size again after a while', async () => {
  let now = 0;
  const parts = addressParts(ask, { ...age, now: () => now });
  const asked = { locales: ['ja' as const], without: [], size: 2 };
  expect(await parts.count(asked)).toBe(1);
  await pool.query("update cms.addresses set locales = '{en,ja}' where document_id in (7, 8, 9)");
  expect(await read(parts, 1, asked)).toHaveLength(3);
  now = age.maxAge;
  await expect.poll(() => parts.count(asked)).toBe(2);
  expect(await read(parts, 2, asked)).toEqual([{ path: '/article-9', locales: ['en', 'ja'], changed: {} }]);
});

test('every address of a shop that is too large for memory is found', async () => {
  const addresses = publishedAddresses(ask, { ...age, most: 100 });
  for (const number of [1, 1_234, 2_999]) {
    expect(await addresses.find(`/article-${number}`, { locale: 'en' })).toMatchObject({ type: 'articles' });
  }
  for (const path of ['/article-1000', '/article-3001']) expect(await addresses.find(path)).toBeNull();
});
