import { readConfig } from '@spindle/platform/config.ts';
import { expect, test } from 'vitest';
import { openPageOrigins } from './page-origins.ts';

const config = readConfig({
  ...{ SANDBOX: '1', SECRET: 's'.repeat(32), DATABASE_URL: 'postgres://u:p@localhost/d' },
  ...{ LOCALES: 'en,de,ja', ORIGIN: 'https://shop.example', ORIGIN_DE: 'https://de.shop.example' },
  BACKEND_HOST_US: 'https://api.shop.example',
});
const origins = openPageOrigins(config);
const head = (host: string, url: string) => ({ url, headers: { host } });

test.each([
  ['shop.example', '/ja/dvd-ripper?coupon=X', '/ja/dvd-ripper?coupon=X'],
  ['de.shop.example', '/dvd-ripper', 'https://de.shop.example/dvd-ripper'],
  ['DE.Shop.Example', '/', 'https://de.shop.example/'],
  ['evil.example', '/dvd-ripper', '/dvd-ripper'],
  ['', '/', '/'],
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
])('sends who asks %s%s to where the page lives', (host, url, moved) => {
  expect(origins.movedTo(head(host, url))).toBe(moved);
});
