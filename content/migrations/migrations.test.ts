import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { migrations } from './index.ts';

test('only the newest migration has its snapshot beside it', () => {
  const snapshots = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.json'));
  expect(snapshots).toEqual([`${migrations.at(-1)?.name}.json`]);
});

test('migrations run in the order of their names', () => {
  const names = migrations.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
});
