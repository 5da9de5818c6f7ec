import { DatabaseOutage, noteOutage } from '@spindle/platform/database-outage.ts';
import { expect, test } from 'vitest';
import { staffFile } from './staff-file.ts';

type Asked = Parameters<typeof staffFile>[0];
const asked = new Request('https://desk.test/desk/books?period=2026-11', {
  headers: { 'accept-language': 'ja' },
});
/** During an outage Payload says that nobody is logged in. */
const nobody = (before = () => {}) =>
  ({
    async auth() {
      before();
      return { user: null, permissions: {} };
    },
  }) as unknown as Asked;
const made = async () => new Response('not_allowed\n', { status: 403 });

test('who is not logged in is told what the file says of that', async () => {
  expect((await staffFile(nobody(), asked, made)).status).toBe(403);
});

test('who could not be looked up is not told that they may not have a file', async () => {
  const away = nobody(() => noteOutage(new DatabaseOutage('gone')));
  const answer = await staffFile(away, asked, made);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await answer.text()).toContain('データベースが応答しません');
});

test('a file that the database does not give now can be asked for again', async () => {
  const fails = (error: Error) => staffFile(nobody(), asked, () => Promise.reject(error));
  expect((await fails(new DatabaseOutage('gone'))).status).toBe(503);
  await expect(fails(new TypeError('a mistake of ours'))).rejects.toThrow(TypeError);
});
