import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '@spindle/platform/log.ts';
import { directoryStore } from '@spindle/platform/media/directory-store.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { smallerPictures } from '../pictures/smaller-pictures.ts';
import { resizedImages } from './resized-images.ts';

const root = await mkdtemp(join(tmpdir(), 'spindle-images-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const directory = join(root, 'made');
const wide = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#c22' } });
await wide.png().toFile(join(root, 'disc.png'));
await writeFile(join(root, 'broken.png'), 'no picture at all');
await writeFile(join(root, '.hidden.png'), 'secret');
await writeFile(join(root, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
const log = openLog('test', 'silent');
const imagesIn = (kept: string) =>
  resizedImages({
    pictures: smallerPictures({
      store: directoryStore(root),
      directory: kept,
      among: async (names) => new Set(names),
      log,
    }),
    log,
  });
const app = imagesIn(directory);

test.each([
  ['/images/320/disc.png.webp', 'image/webp', 320],
  ['/images/640/disc.png.avif', 'image/avif', 640],
  ['/images/1536/disc.png.webp', 'image/webp', 1000],
])('%s is made, and not larger than the picture', async (path, type, width) => {
  const answer = await app.request(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, type]);
  const made = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
  expect([made.width, made.height]).toEqual([width, width / 2]);
});

test('who asks for the same at once gets one and the same, made once and kept', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => app.request('/images/768/disc.png.webp')),
  );
  const bodies = await Promise.all(answers.map(async (answer) => Buffer.from(await answer.arrayBuffer())));
  for (const body of bodies) expect(body.equals(bodies[0] as Buffer)).toBe(true);
  expect((await readdir(directory)).filter((name) => name.startsWith('768'))).toEqual(['768-disc.png.webp']);
  await rm(join(root, 'disc.png'));
  expect((await app.request('/images/768/disc.png.webp')).status).toBe(200);
});

test.each([
  '/images/321/disc.png.webp',
  '/images/0320/disc.png.webp',
  '/images/320/disc.png.jpg',
  '/images/320/none.png.webp',
  '/images/320/broken.png.webp',
  '/images/320/.hidden.png.webp',
  '/images/320/drawing.svg.webp',
  '/images/320/..%2Fdisc.png.webp',
  '/images/320/%2e%2e%2fdisc.png.webp',
])('there is no %s', async (path) => {
  expect((await app.request(path)).status).toBe(404);
});

test('a picture that can not be kept is sent all the same, and leaves nothing behind', async () => {
  const full = join(root, 'no-folder');
  await writeFile(full, '');
  await wide.png().toFile(join(root, 'late.png'));
  const poor = imagesIn(full);
  expect((await poor.request('/images/320/late.png.webp')).status).toBe(200);
});
