import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import { openRest } from '../testing/rest.ts';

const { url } = await testDatabase();
const { rest, hire, payload } = await openRest(url);
const admin = await hire('admin');

test.each(
  payload.config.collections
    .filter(({ versions, endpoints }) => !versions && endpoints)
    .map(({ slug }) => slug),
)('%s have no versions to ask for, whoever asks', async (slug) => {
  for (const who of [rest, admin]) {
    for (const [method, path] of [
      ['GET', '/versions'],
      ['GET', '/versions/1'],
      ['POST', '/versions/1'],
    ] as const) {
      expect((await who(method, `/${slug}${path}`, method === 'POST' ? {} : undefined)).status).toBe(404);
    }
  }
});

test('articles have', async () => {
  expect((await admin('GET', '/articles/versions')).status).toBe(200);
});
