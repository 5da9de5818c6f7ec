import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, expect, test } from 'vitest';
import { openPayload } from '../payload/open-payload.ts';
import { listeningContent } from '../testing/listening-content.ts';
import { contentSettings, testLog } from '../testing/test-content.ts';

const { url } = await testDatabase();
const mediaDirectory = await mkdtemp(join(tmpdir(), 'spindle-media-'));
const { payload, close } = await openPayload({
  config: { ...contentSettings(url), media: { kind: 'directory', directory: mediaDirectory } },
  log: testLog,
});
afterAll(async () => {
  await close();
  await rm(mediaDirectory, { recursive: true, force: true });
});

const upload = (name: string, mimetype: string, data: Buffer, more: object = {}) =>
  payload.create({
    collection: 'media',
    data: { alt: 'A disc', ...more },
    file: { name, mimetype, data, size: data.length },
  });
/** 2 by 1. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg==',
  'base64',
);
const page = Buffer.from('<!doctype html><script>alert(1)</script>');
const drawing = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

test('a picture is kept with its size and the point that matters in it', async () => {
  const stored = await upload('disc.png', 'image/png', png, { focalX: 25, focalY: 80 });
  expect(stored).toMatchObject({ mimeType: 'image/png', width: 2, height: 1, focalX: 25, focalY: 80 });
  const { content } = await listeningContent(url);
  expect(await content.focalPoint(String(stored.filename))).toEqual({ x: 25, y: 80 });
  expect(await content.focalPoint('none.png')).toBeNull();
});

test.each([
  ['a page that says it is a picture', 'disc.png', 'image/png', page],
  ['a drawing that says it is a picture', 'disc.png', 'image/png', drawing],
  ['a drawing', 'disc.svg', 'image/svg+xml', drawing],
  ['a page', 'disc.html', 'text/html', page],
  ['a picture that is called a page', 'disc.html', 'image/png', png],
  ['bytes that are nothing', 'disc.webp', 'image/webp', Buffer.from([1, 2, 3, 4])],
  ['a picture that ends too early', 'disc.png', 'image/png', png.subarray(0, -20)],
])('%s is refused', async (_what, name, type, data) => {
  await expect(upload(name, type, data)).rejects.toThrow();
});

/** Its head says so; there is no need for the points themselves. */
function sayingItIs(width: number, height: number): Buffer {
  const data = Buffer.from(png);
  const [head, size, check] = [12, 16, 29];
  data.writeUInt32BE(width, size);
  data.writeUInt32BE(height, size + 4);
  data.writeUInt32BE(crc32(data.subarray(head, check)), check);
  return data;
}

test.each([
  ['of more than 100 million points', sayingItIs(20_000, 20_000), /20000 × 20000 points/],
  ['of which the most is missing', sayingItIs(1_000, 1_000), /can’t be read/],
])('a picture %s is refused in words', async (_what, data, words) => {
  const failure = await upload('disc.png', 'image/png', data).catch((error: unknown) => error);
  expect(JSON.stringify(failure)).toMatch(words);
});
