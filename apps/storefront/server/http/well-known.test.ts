import { readConfig } from '@spindle/platform/config.ts';
import { expect, test } from 'vitest';
import type { Services } from '../services.ts';
import { wellKnown } from './well-known.ts';

const config = readConfig({
  ...{ SANDBOX: '1', SECRET: 's'.repeat(32), DATABASE_URL: 'postgres://u:p@localhost/d' },
  ...{ LOCALES: 'en,de,fr', ORIGIN: 'https://shop.example', ORIGIN_FR: 'https://fr.shop.example' },
});
const app = wellKnown({ config } as unknown as Services);

test.each([
  ['shop.example', 'en-GB,en;q=0.9', '/member?a=security'],
  ['shop.example', 'de-AT,de;q=0.9,en;q=0.8', '/de/member?a=security'],
  ['fr.shop.example', 'de', '/member?a=security'],
])('who is to change a password is led there, on %s with %s', async (host, language, target) => {
  const url = '/.well-known/change-password';
  const incoming = { url, headers: { host, 'accept-language': language } };
  const answer = await app.request(url, {}, { incoming });
  expect([answer.status, answer.headers.get('location')]).toEqual([302, target]);
  expect(answer.headers.get('cache-control')).toBe('no-store');
});
