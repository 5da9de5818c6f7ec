import { expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

const context = {
  sites: [{ shopName: 'Spindle' }, { shopName: 'Müller & Söhne' }],
  email: 'Ada.Lovelace@shop.test',
};

test.each([
  ['seven77', 'password_too_short'],
  // Four characters of two code units each.
  ['𠮷𠮷𠮷𠮷', 'password_too_short'],
  ['x'.repeat(129), 'password_too_long'],
  ['password1', 'password_common'],
  ['Password1', 'password_common'],
  ['Spindle-2026!', 'password_common'],
  ['my DVD Ripper 4K', 'password_common'],
  ['Spindle-Staff-1', 'password_common'],
  ['backoffice2026', 'password_common'],
  ['MüllerSöhne-2026', 'password_common'],
  ['lovelace-ada-1815', 'password_common'],
  ['Ada sings at Müller', undefined],
  ['my DVD Ripper sings', undefined],
  ['20261122!', undefined],
  ['correct horse battery staple', undefined],
  ['𠮷野家で朝ごはん', undefined],
])('%s: %s', async (password, problem) => {
  expect(await passwordProblem(password, context)).toBe(problem);
});

test('who chooses an address of many short words keeps nobody waiting', async () => {
  const owner = Array.from({ length: 20 }, (_, more) => 'a'.repeat(more + 1)).join('.');
  const asked = { sites: [], email: `${owner}@shop.test` };
  expect(await passwordProblem(`${'a'.repeat(127)}b`, asked)).toBeUndefined();
  expect(await passwordProblem('a'.repeat(128), asked)).toBe('password_common');
});
