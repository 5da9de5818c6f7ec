import { fixedClock } from '@spindle/platform/clock.ts';
import { readConfig } from '@spindle/platform/config.ts';
import { expect, test } from 'vitest';
import { shopRequests } from './shop-request.ts';

const assets = { build: '', enhanceUrl: '', wordsUrl: () => '' };
const client = { ip: '192.0.2.1', country: undefined, os: 'win', mobile: false } as const;

/** Whether the page at a path of a shop with these settings is kept out of search results. */
function isHidden(settings: Record<string, string>, path = '/dvd-ripper'): boolean {
  const config = readConfig({
    SECRET: 'a'.repeat(32),
    DATABASE_URL: 'postgres://nobody@127.0.0.1/nothing',
    ...settings,
  });
  const clock = fixedClock(new Date('2027-01-31T10:00:00Z'));
  const request = new Request(new URL(path, config.sites[0].origin));
  const viewer = async () => ({ kind: 'anonymous', expired: false, acted: false }) as const;
  return shopRequests({ services: { config, clock }, assets })(request, client, { viewer }).page.noindex;
}

test.each([
  ['https://demo.example.com', true],
  ['http://192.0.2.7:3000', true],
  ['https://localhost.example.com', true],
  ['http://localhost:3000', false],
  ['http://127.0.0.1:3000', false],
  ['http://[::1]:3000', false],
  ['http://shop.localhost:3000', false],
  ['https://shop.test', false],
])('search engines may not list the pages of a sandbox at %s: %s', (origin, hidden) => {
  expect(isHidden({ SANDBOX: '1', ORIGIN: origin })).toBe(hidden);
});

test('they may list those of a shop that sells, but for the paths that a setting names', () => {
  const settings = {
    ORIGIN: 'https://shop.example.com',
    BACKOFFICE_ORIGIN: 'https://desk.example.com',
    COLLECTOR_URL: 'https://report.example.com',
    SHOP_NAME: 'Shop',
    SMTP_URL: 'smtp://mail.example.com',
    MAIL_FROM: 'shop@example.com',
    SUPPORT_EMAIL: 'help@example.com',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
    NOINDEX_PATHS: '/promotion,/store',
  };
  const paths = ['/dvd-ripper', '/promotion', '/store'];
  expect(paths.map((path) => isHidden(settings, path))).toEqual([false, true, true]);
});
