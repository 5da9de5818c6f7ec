import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

test('no two decision records have the same number', () => {
  const records = readdirSync(new URL('../docs/decisions/', import.meta.url));
  const numbers = records.map((name) => name.slice(0, 4)).toSorted();
  expect(numbers).toEqual([...new Set(numbers)]);
});
