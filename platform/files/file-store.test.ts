import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { MediaOutage } from '../media/media-store.ts';
import { testBucket } from '../testing/test-bucket.ts';
import { bucketFiles } from './bucket-files.ts';
import { directoryFiles } from './directory-files.ts';
import type { FileStore } from './file-store.ts';

const bucket = await testBucket();
const folder = await mkdtemp(join(tmpdir(), 'spindle-files-'));
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});
const bytes = Buffer.alloc(3_000_000, 'installer ');
const path = join(folder, 'source');
await writeFile(path, bytes);
const file = {
  ...{ path, contentType: 'application/zip' },
  sha256: createHash('sha256').update(bytes).digest('hex'),
};
const as = {
  contentType: 'application/zip',
  contentDisposition: 'attachment; filename="a.zip"',
  seconds: 60,
};
const stored = join(folder, 'stored');
const stores: [string, FileStore][] = [
  ['a directory', directoryFiles(stored)],
  ['a bucket', bucketFiles(bucket, 'releases')],
];

/** Reads as a visitor who was led there would. @returns undefined when the file is not there */
async function bytesAt(store: FileStore, name: string): Promise<Buffer | undefined> {
  const location = await store.locate(name, as);
  if (location.kind === 'file') return readFile(location.path).catch(() => undefined);
  const answer = await fetch(location.url);
  return answer.ok ? Buffer.from(await answer.arrayBuffer()) : undefined;
}

describe.each(stores)('%s', (_what, store) => {
  test('keeps a file, gives it out and removes it', async () => {
    await store.put('0a-1', file);
    expect((await bytesAt(store, '0a-1'))?.equals(bytes)).toBe(true);
    await store.remove('0a-1');
    expect(await bytesAt(store, '0a-1')).toBeUndefined();
    await store.remove('0a-1');
  });

  test.each(['../source', 'a/b', '.a', '', '..', 'a\0', 'A'])('%j names no file', async (name) => {
    await expect(store.put(name, file)).rejects.toThrow('names no stored file');
    await expect(store.locate(name, as)).rejects.toThrow('names no stored file');
    await expect(store.remove(name)).rejects.toThrow('names no stored file');
  });
});

test('a file that is not what it was said to be is not kept in a directory', async () => {
  const store = directoryFiles(stored);
  await expect(store.put('0b', { ...file, sha256: 'ab'.repeat(32) })).rejects.toThrow(MediaOutage);
  await expect(store.put('0b', { ...file, path: join(folder, 'nothing') })).rejects.toThrow(MediaOutage);
  expect(await readdir(stored)).toEqual([]);
});

test('an address of a bucket carries the name, and is worth nothing changed', async () => {
  const store = bucketFiles(bucket, 'releases');
  await store.put('0c', file);
  const location = await store.locate('0c', as);
  if (location.kind !== 'address') expect.fail('an address was expected');
  const { headers } = await fetch(location.url, { headers: { range: 'bytes=0-9' } });
  expect(headers.get('content-disposition')).toBe(as.contentDisposition);
  expect(headers.get('content-range')).toBe('bytes 0-9/3000000');
  const changed = new URL(location.url);
  changed.searchParams.set('X-Amz-Expires', '604800');
  expect((await fetch(changed)).status).toBe(403);
});

test('a bucket that refuses a file is an outage', async () => {
  const refused = bucketFiles({ ...bucket, secretAccessKey: 'guessed' }, 'releases');
  await expect(refused.put('0d', file)).rejects.toThrow(MediaOutage);
});
