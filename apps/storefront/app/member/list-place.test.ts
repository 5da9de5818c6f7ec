import { expect, test } from 'vitest';
import { isMeant, readPlace } from './list-place.ts';

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
