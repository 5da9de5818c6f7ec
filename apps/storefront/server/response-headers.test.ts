import { readConfig } from '@spindle/platform/config.ts';
import { expect, it } from 'vitest';
import { sharedPageHeaders } from './response-headers.ts';

const config = readConfig({
  SANDBOX: '1',
  SECRET: 'a secret of at least thirty-two characters',
  DATABASE_URL: 'postgresql://localhost/shop',
});
const cacheControl = (page: Parameters<typeof sharedPageHeaders>[1]) => {
  const headers = sharedPageHeaders(config, page);
  return headers[headers.indexOf('cache-control') + 1];
};

it('lets shared caches keep a page for a minute, and show it when the shop is down', () => {
  expect(cacheControl({ status: 200 })).toContain('s-maxage=60');
  expect(cacheControl({ status: 200, endsAt: Number.POSITIVE_INFINITY })).toContain('stale-if-error');
});

it('lets no shared cache keep a page past the end that it shows', () => {
  expect(cacheControl({ status: 200, endsAt: 1_000 })).toBe('public, no-cache');
});
