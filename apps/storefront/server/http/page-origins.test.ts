import { readConfig } from '@spindle/platform/config.ts';
import { expect, test } from 'vitest';
import { openPageOrigins } from './page-origins.ts';

const config = readConfig({
  ...{ SANDBOX: '1', SECRET: 's'.repeat(32), DATABASE_URL: 'postgres://u:p@localhost/d' },
  ...{ LOCALES: 'en,de,ja', ORIGIN: 'https://shop.example', ORIGIN_DE: 'https://de.shop.example' },
  ...{ BACKEND_HOST_US: 'https://api.shop.example', AUTH_HOST_EN: 'https://auth.shop.example' },
  ...{ AUTH_HOST_DE: 'https://auth.shop.example', AUTH_HOST_JA: 'https://auth.shop.example' },
});
const origins = openPageOrigins(config);
const head = (host: string, url: string) => ({ url, headers: { host } });

test.each([
  ['shop.example', '/ja/dvd-ripper?coupon=X', '/ja/dvd-ripper?coupon=X'],
  ['de.shop.example', '/dvd-ripper', 'https://de.shop.example/dvd-ripper'],
  ['DE.Shop.Example', '/', 'https://de.shop.example/'],
  ['evil.example', '/dvd-ripper', '/dvd-ripper'],
  ['', '/', '/'],
  ['auth.shop.example', '/member?a=sign_in', '/member?a=sign_in'],
  ['AUTH.shop.example', '/ja/member?a=sign_in', '/ja/member?a=sign_in'],
  ['auth.shop.example', '/member?lang=de', 'https://de.shop.example/member?lang=de'],
])('names a page at %s%s', (host, url, target) => {
  expect(origins.targetOf(head(host, url))).toBe(target);
});

test.each([
  ['shop.example', '/de', 'https://de.shop.example/'],
  ['shop.example', '/de/dvd-ripper?x=1', 'https://de.shop.example/dvd-ripper?x=1'],
  ['shop.example', '/de?x=1', 'https://de.shop.example?x=1'],
  ['shop.example', '/ja/dvd-ripper', undefined],
  ['shop.example', '/design', undefined],
  ['de.shop.example', '/de/dvd-ripper', 'https://de.shop.example/dvd-ripper'],
  ['api.shop.example', '/dvd-ripper', 'https://shop.example/dvd-ripper'],
  ['auth.shop.example', '/member?a=sign_in&lang=de', undefined],
  ['auth.shop.example', '/member.data?a=sign_in', undefined],
  ['auth.shop.example', '/ja/member?lang=ja&a=sign_in', undefined],
  ['auth.shop.example', '/member?a=login', 'https://shop.example/member?a=login'],
  ['auth.shop.example', '/', 'https://shop.example/'],
  ['auth.shop.example', '/dvd-ripper?lang=de', 'https://de.shop.example/dvd-ripper?lang=de'],
  ['auth.shop.example', '/ja/dvd-ripper', 'https://shop.example/ja/dvd-ripper'],
  ['auth.shop.example', '/membership', 'https://shop.example/membership'],
])('sends who asks %s%s to where the page lives', (host, url, moved) => {
  expect(origins.movedTo(head(host, url))).toBe(moved);
});
