import { readConfig } from '@spindle/platform/config.ts';
import { expect, test } from 'vitest';
import { WholeAnswer } from './page-cache/whole-answer.ts';
import { publicFiles } from './public-files.ts';

const settings = {
  ...{ SANDBOX: '1', SECRET: 's'.repeat(32), DATABASE_URL: 'postgres://u:p@localhost/d' },
  ...{ LOCALES: 'en,de,ja', ORIGIN: 'https://www.shop.example', ORIGIN_DE: 'https://de.shop.example' },
};

test('the shop’s origins are named to browsers that ask for passkeys, and no others', async () => {
  const file = (await publicFiles(readConfig(settings))).get('/.well-known/webauthn');
  expect(file?.headers).toContain('application/json');
  // Small enough to go out as it is.
  const { encoding, bytes } = file?.br ?? expect.fail('no such file');
  expect(encoding).toBe('identity');
  const body = bytes instanceof WholeAnswer ? bytes.body : bytes;
  expect(JSON.parse(body.toString())).toEqual({
    origins: ['https://www.shop.example', 'https://de.shop.example'],
  });
});

test('the style of the page that stands in for others lies in memory', async () => {
  const file = (await publicFiles(readConfig(settings))).get('/outage.css');
  expect(file?.headers).toContain('text/css; charset=utf-8');
});
