import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { testBucket } from '../testing/test-bucket.ts';
import { bucketStore } from './bucket-store.ts';
import { copyMedia } from './copy-media.ts';
import { MediaOutage } from './media-store.ts';

const bucket = await testBucket();
const directory = await mkdtemp(join(tmpdir(), 'spindle-media-'));
afterAll(async () => {
  await bucket.close();
  await rm(directory, { recursive: true });
});
const names = [
  'disc.png',
  'Disc größer 2.webp',
  '字幕.avif',
  ...Array.from({ length: 20 }, (_, n) => `${n}.jpg`),
];

test('every picture of a directory is in the bucket, also when it is copied again', async () => {
  for (const name of [...names, '.part']) await writeFile(join(directory, name), name);
  await mkdir(join(directory, 'folder'));
  const store = bucketStore(bucket);
  for (const _time of ['first', 'again']) expect(await copyMedia(directory, store)).toBe(names.length);
  for (const name of names) expect(Buffer.from((await store.read(name)) ?? []).toString()).toBe(name);
  const { headers } = await fetch(`${bucket.url}/${encodeURIComponent('字幕.avif')}`);
  expect(headers.get('content-type')).toBe('image/avif');
});

test('a picture that can not be stored ends it', async () => {
  const refused = bucketStore({ ...bucket, secretAccessKey: 'guessed' });
  await expect(copyMedia(directory, refused)).rejects.toThrow(MediaOutage);
});
