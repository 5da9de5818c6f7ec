import { expect, test } from 'vitest';
import { passwordProblem } from './password.ts';

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
  ['my DVD Ripper sings', undefined],
  ['20261122!', undefined],
  ['correct horse battery staple', undefined],
  ['𠮷野家で朝ごはん', undefined],
])('%s: %s', async (password, problem) => {
  expect(await passwordProblem(password)).toBe(problem);
});
