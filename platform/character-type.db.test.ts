import { expect, test } from 'vitest';
import { type CharacterType, characterTypeProblem, readCharacterType } from './character-type.ts';
import { testDatabase } from './testing/database.ts';

const { url, pool } = await testDatabase();
const sound: CharacterType = { database: 'shop', encoding: 'UTF8', ctype: 'C.UTF-8', folds: true };

test('a database that comes with the shop knows the letters of its languages', async () => {
  const type = await readCharacterType(url);
  expect(type).toMatchObject({ encoding: 'UTF8', folds: true });
  expect(characterTypeProblem(type)).toBeUndefined();
});

test('one that takes letters as bytes is read as such', async () => {
  const name = `${new URL(url).pathname.slice(1)}_bytes`;
  await pool.query(
    `create database ${name} template template0 encoding 'UTF8' locale_provider libc lc_collate 'C' lc_ctype 'C'`,
  );
  try {
    const type = await readCharacterType(url.replace(/[^/]*$/, name));
    expect(type).toMatchObject({ ctype: 'C', folds: false });
    expect(characterTypeProblem(type)).toMatchObject({ kind: 'limited' });
  } finally {
    await pool.query(`drop database ${name}`);
  }
});

test.each([
  [{}, undefined],
  [{ ctype: 'en_US.utf8' }, undefined],
  [{ ctype: 'C' }, 'limited'],
  [{ ctype: 'de_DE.UTF-8', folds: false }, 'limited'],
  [{ encoding: 'SQL_ASCII', ctype: 'C', folds: false }, 'unusable'],
  [{ encoding: 'LATIN1' }, 'unusable'],
])('%j is %s', (change, kind) => {
  expect(characterTypeProblem({ ...sound, ...change })?.kind).toBe(kind);
});
