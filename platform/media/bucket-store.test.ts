import { afterAll, expect, test, vi } from 'vitest';
import { hangingServer } from '../testing/hanging-server.ts';
import { testBucket } from '../testing/test-bucket.ts';
import type { Bucket } from './bucket.ts';
import { bucketStore } from './bucket-store.ts';
import { isMediaName, MediaOutage } from './media-store.ts';

const bucket = await testBucket();
const proxy = await hangingServer(bucket.url);
afterAll(async () => {
  proxy.close();
  await bucket.close();
});
const store = bucketStore(bucket);
const bytes = new Uint8Array([1, 2, 3]);

test.each([
  'disc.png',
  'Disc größer (2).png',
  '字幕の表示.webp',
  "a'b!c*d+e&f=g~h%20i#j.png",
  'de\u0301ja\u0300 vu.jpg',
])('%s is stored, read back and removed', async (name) => {
  expect(await store.read(name)).toBeUndefined();
  await store.write(name, bytes, 'image/png');
  expect(await store.read(name)).toEqual(bytes);
  const shown = await fetch(`${bucket.url}/${encodeURIComponent(name)}`);
  expect(shown.headers.get('content-type')).toBe('image/png');
  await store.remove(name);
  expect(await store.read(name)).toBeUndefined();
  await store.remove(name);
});

test.each(['', '.hidden.png', '../disc.png', 'a/b.png', 'a\\b.png', 'a\0.png', `${'x'.repeat(260)}.png`])(
  '%j is asked of no storage',
  async (name) => {
    expect(isMediaName(name)).toBe(false);
    const nowhere = bucketStore({ ...bucket, url: 'http://127.0.0.1:1/pictures' });
    expect(await nowhere.read(name)).toBeUndefined();
  },
);

const wrong: [string, Partial<Bucket>, RegExp][] = [
  ['a wrong key', { accessKeyId: 'SOMEBODY' }, /403 InvalidAccessKeyId/],
  ['a wrong secret', { secretAccessKey: 'guessed' }, /403 SignatureDoesNotMatch/],
  ['a bucket that is not there', { url: `${bucket.endpoint}/none` }, /404 NoSuchBucket/],
  ['nobody there', { url: 'http://127.0.0.1:1/pictures' }, /did not answer/],
];
test.each(wrong)('%s is an outage, and no missing picture', async (_what, settings, message) => {
  await store.write('there.png', bytes, 'image/png');
  const misled = bucketStore({ ...bucket, ...settings });
  await expect(misled.read('there.png')).rejects.toThrow(message);
  await expect(misled.write('new.png', bytes, 'image/png')).rejects.toThrow(MediaOutage);
  await expect(misled.remove('there.png')).rejects.toThrow(MediaOutage);
  expect(await store.read('there.png')).toEqual(bytes);
  expect(await store.read('new.png')).toBeUndefined();
});

test('a storage that hangs is waited for no longer than is said, by few at once, and then serves again', async () => {
  await store.write('there.png', bytes, 'image/png');
  const behind = bucketStore(
    { ...bucket, url: `${new URL(proxy.url).origin}/${bucket.name}` },
    {
      read: 200,
      write: 200,
      atOnce: 2,
    },
  );
  // On a busy machine even a working storage may take longer than that.
  const served = () => vi.waitFor(() => behind.read('there.png'), { timeout: 280_000 });
  expect(await served()).toEqual(bytes);
  proxy.hang();
  const asked = [
    behind.read('there.png'),
    behind.write('new.png', bytes, 'image/png'),
    behind.remove('there.png'),
  ];
  const answers = await Promise.allSettled(asked);
  expect(answers.map((answer) => answer.status === 'rejected' && answer.reason.message)).toEqual([
    'GET there.png: the storage did not answer',
    'PUT new.png: the storage did not answer',
    'DELETE there.png: too many requests wait',
  ]);
  proxy.recover();
  expect(await served()).toEqual(bytes);
});
