import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import { openRest } from '../testing/rest.ts';

const { url } = await testDatabase();
const { rest, hire } = await openRest(url);
const [admin, editor] = [await hire('admin'), await hire('editor')];

test('a preference is deleted by whoever it belongs to, and is unknown to others and afterwards', async () => {
  expect((await admin('DELETE', '/payload-preferences/nav')).status).toBe(404);
  await admin('POST', '/payload-preferences/nav', { value: { open: true } });
  expect((await editor('DELETE', '/payload-preferences/nav')).status).toBe(404);
  expect((await rest('DELETE', '/payload-preferences/nav')).status).toBe(401);
  const deleted = await admin('DELETE', '/payload-preferences/nav');
  expect([deleted.status, await deleted.json()]).toEqual([200, expect.objectContaining({ key: 'nav' })]);
  expect((await admin('DELETE', '/payload-preferences/nav')).status).toBe(404);
});
