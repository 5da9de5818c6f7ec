import { expect, test } from 'vitest';
import { isMeant, pageOf, readPlace } from './list-place.ts';

const at = (query: string) => readPlace(new URL(`https://shop.test/member?a=devices${query}`));

test('what the address says is taken for the beginning where it can’t be', () => {
  expect(at('')).toEqual({ q: '', page: 1 });
  expect(at('&q=+Desk%00+&page=3')).toEqual({ q: 'Desk', page: 3 });
  for (const page of ['0', '-1', '1e9', 'x', '99999999']) expect(at(`&page=${page}`).page).toBe(1);
  expect(at(`&q=${'x'.repeat(500)}`).q).toHaveLength(80);
});

test('a key is found by a part of it, with hyphens or without, and a name in any case', () => {
  expect(isMeant('bbbbb ccccc')('AAAAA-BBBBB-CCCCC')).toBe(true);
  expect(isMeant('blu-ray')('Blu-ray Ripper')).toBe(true);
  expect(isMeant('ブルーレイ')('ﾌﾞﾙｰﾚｲ')).toBe(true);
  expect(isMeant('dvd')(undefined, 'Blu-ray Ripper')).toBe(false);
});

const rows = Array.from({ length: 45 }, (_, row) => row);
const page = (asked: number, shown?: number) =>
  pageOf(
    rows,
    { q: '', page: asked },
    { size: 20, total: 45, shown: shown === undefined ? undefined : (row) => row === shown },
  );

test('a list is cut in pages; what is behind the last one is the last one', () => {
  expect(page(1).place).toEqual({ q: '', page: 1, pages: 3, total: 45, found: 45, isLong: true });
  expect(page(3).rows).toEqual([40, 41, 42, 43, 44]);
  expect(page(9)).toEqual(page(3));
  expect(pageOf([], { q: 'x', page: 4 }, { size: 20, total: 45 })).toMatchObject({
    rows: [],
    place: { page: 1, pages: 1, found: 0, isLong: true },
  });
});

test('what a link leads to is on the page, wherever it stands', () => {
  expect(page(1, 25)).toMatchObject({ place: { page: 2 }, rows: expect.arrayContaining([25]) });
  expect(page(1, 99).place.page).toBe(1);
});
