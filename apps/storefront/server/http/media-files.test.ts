import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '@spindle/platform/log.ts';
import { directoryStore } from '@spindle/platform/media/directory-store.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { mediaFiles } from './media-files.ts';

const root = mkdtempSync(join(tmpdir(), 'spindle-media-'));
const app = mediaFiles({ store: directoryStore(join(root, 'media')), log: openLog('test', 'silent') });

beforeAll(() => {
  mkdirSync(join(root, 'media/folder'), { recursive: true });
  writeFileSync(join(root, 'secret.png'), 'secret');
  for (const name of [
    'Disc größer 2.png',
    'a.svg',
    'manual.pdf',
    'page.html',
    '.hidden.png',
    'folder/in.png',
  ]) {
    writeFileSync(join(root, 'media', name), name);
  }
});
afterAll(() => rmSync(root, { recursive: true }));

test('a picture is shown, for good, and runs nothing', async () => {
  const answer = await app.request(`/media/${encodeURIComponent('Disc größer 2.png')}`);
  expect(await answer.text()).toBe('Disc größer 2.png');
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringContaining('sandbox'),
  });
  expect(answer.headers.has('content-disposition')).toBe(false);
});

test.each([
  ['a.svg', null],
  ['manual.pdf', 'attachment'],
  ['page.html', 'attachment'],
])('%s is sent as %s', async (file, disposition) => {
  const { headers } = await app.request(`/media/${file}`);
  expect(headers.get('content-disposition')).toBe(disposition);
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
});

test.each([
  '/media/nothing.png',
  '/media/',
  '/media/folder',
  '/media/folder/in.png',
  '/media/folder%2Fin.png',
  '/media/../secret.png',
  '/media/%2e%2e%2fsecret.png',
  '/media/..%2fsecret.png',
  '/media/..%5csecret.png',
  '/media/.hidden.png',
  '/media/a%00.png',
])('%s is not there', async (path) => {
  const answer = await app.request(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain('secret');
});
