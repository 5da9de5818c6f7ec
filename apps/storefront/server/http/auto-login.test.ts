import { encodeClientAddress } from '@spindle/platform/client-address.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { expect, it } from 'vitest';
import { autoLoginTarget } from './auto-login.ts';
import { openPageOrigins } from './page-origins.ts';

const config = readConfig({
  ...{ SANDBOX: '1', SECRET: 's'.repeat(32), DATABASE_URL: 'postgres://u:p@localhost/d' },
  ...{ LOCALES: 'en,de,ja', ORIGIN: 'https://shop.example', ORIGIN_JA: 'https://ja.shop.example' },
});
const deps = { sites: config.sites, origins: openPageOrigins(config) };
const targetOf = (url: string, host = 'shop.example') => autoLoginTarget(deps, { url, headers: { host } });
const client = encodeClientAddress('ada@example.com');

it.each([
  ['/?token=t&email=ada%40example.com', '/member', '/'],
  [`/dvd-ripper?token=t&client_e=${client}&coupon=X`, '/member', '/dvd-ripper?coupon=X'],
  [`/member?client_e=${client}&token=t`, '/member', '/member'],
  ['/de/store?email=Ada@Example.com&token=t', '/de/member', '/de/store'],
])('%s leads to the sign-in screen', (url, path, from) => {
  const target = new URL(targetOf(url) ?? expect.fail('it leads nowhere'), 'https://shop.example');
  expect(target.pathname).toBe(path);
  expect(Object.fromEntries(target.searchParams)).toEqual({
    ...{ a: 'sign_in', token: 't', client_e: client, from },
  });
});

it('stays with the origin of its language', () => {
  expect(targetOf(`/store?token=t&client_e=${client}`, 'ja.shop.example')).toMatch(/^\/member\?/);
});

it.each([
  '/',
  '/?token=t',
  '/?token=&email=ada%40example.com',
  '/?email=ada%40example.com',
  '/?token=t&email=nobody&client_e=%25',
  `/member?a=reset_password&token=t&client_e=${client}`,
  `/member?a=sign_in&token=t&client_e=${client}`,
  `/de/member?a=sign_in&token=t&client_e=${client}`,
  `/member.data?token=t&client_e=${client}`,
  '/backend/member/?token=t&email=ada%40example.com',
  '/token=t&email=ada%40example.com',
])('%s is no link that logs in', (url) => {
  expect(targetOf(url)).toBeUndefined();
});
