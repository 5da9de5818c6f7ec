import { expect, it } from 'vitest';
import { progressCookie, readProgress } from './registration-cookie.ts';

const scope = { secure: true, domain: undefined };
const headers = (cookie: string) => new Headers({ cookie });

it('carries the address, which code and the code itself for ten minutes, out of reach of scripts', () => {
  const cookie = progressCookie({ email: 'ada@example.com', renewal: 1, code: '123456' }, scope);
  expect(cookie).toMatch(/^login_code_session=[\w-]+; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(readProgress(headers(cookie.split(';')[0] ?? ''))).toEqual({
    email: 'ada@example.com',
    renewal: 1,
    code: '123456',
  });
});

it('is taken back', () => {
  expect(progressCookie(undefined, scope)).toMatch(/^login_code_session=; Max-Age=0;/);
});

it.each([
  '',
  'login_code_session=',
  'login_code_session=!!',
  'login_code_session=e30',
  'login_code_session=bnVsbA',
])('starts over with %j', (cookie) => {
  expect(readProgress(headers(cookie))).toBeUndefined();
});

it('knows an address as a form does, whichever way somebody has written it into the cookie', () => {
  const cookie = progressCookie({ email: ' ADA@Example.com', renewal: 1 }, scope);
  expect(readProgress(headers(cookie.split(';')[0] ?? ''))).toEqual({ email: 'ada@example.com', renewal: 1 });
});
