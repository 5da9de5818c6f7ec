import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, expect, test } from 'vitest';
import { openRest } from '../testing/rest.ts';

const { url, pool } = await testDatabase();
const { payload, rest } = await openRest(url);
beforeEach(() => pool.query('truncate cms.staff cascade'));

const register = (name: string, more: object = {}) =>
  rest('POST', '/staff/first-register', {
    email: `${name}@example.test`,
    password: 'correct horse battery',
    ...more,
  });
const staff = async () => (await payload.find({ collection: 'staff' })).docs;

test('of many who come first at once, one is let in', async () => {
  const names = ['ada', 'ben', 'cleo', 'dan', 'eve', 'finn'];
  const answers = await Promise.all(names.map((name) => register(name)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403, 403, 403, 403, 403]);
  expect(await staff()).toMatchObject([{ role: 'admin' }]);
});

test('nobody comes first after that, whatever they ask for', async () => {
  expect((await register('ada', { role: 'support' })).status).toBe(200);
  for (const more of [{}, { role: 'admin' }, { id: 1 }, { collection: 'staff' }]) {
    expect((await register('eve', more)).status).toBe(403);
  }
  const made = await rest('POST', '/staff', { email: 'eve@example.test', password: 'correct horse battery' });
  expect(made.status).toBe(403);
  expect(await staff()).toMatchObject([{ email: 'ada@example.test', role: 'admin' }]);
});
