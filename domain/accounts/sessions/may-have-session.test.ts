import { expect, test } from 'vitest';
import { mayHaveSession } from './may-have-session.ts';

const SIGNATURE = `${'aZ09%2B%2f'.repeat(7)}a`;

test.each([
  `laravel_session=token.${SIGNATURE}%3D`,
  `a=b; laravel_session=token.${'+/'.repeat(21)}a=; c=d`,
  `laravel_session=x;laravel_session=token.${SIGNATURE}%3D`,
])('%s may be a session', (cookie) => {
  expect(mayHaveSession(cookie)).toBe(true);
});

test.each([
  undefined,
  '',
  'laravel_session=',
  'laravel_session=made-up',
  `laravel_session=token.${SIGNATURE}`,
  `laravel_session=token.a${SIGNATURE}%3D`,
  `xlaravel_session=token.${SIGNATURE}%3D`,
  `laravel_session=${'a'.repeat(4000)}`,
])('%s is none', (cookie) => {
  expect(mayHaveSession(cookie)).toBe(false);
});
