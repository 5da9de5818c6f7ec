import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '@spindle/platform/log.ts';
import { directoryStore } from '@spindle/platform/media/directory-store.ts';
import type { MediaStore } from '@spindle/platform/media/media-store.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { smallerPictures } from './smaller-pictures.ts';

const root = await mkdtemp(join(tmpdir(), 'spindle-smaller-'));
afterAll(() => rm(root, { recursive: true, force: true }));
const wide = sharp({ create: { width: 1000, height: 500, channels: 3, background: '#c22' } });

/** A media library with these pictures, and a storefront that keeps smaller versions of them. */
async function library(name: string, files: readonly string[]) {
  const originals = join(root, name);
  const directory = join(root, `${name}-smaller`);
  await mkdir(originals);
  for (const file of files) await writeFile(join(originals, file), await wide.png().toBuffer());
  const there = new Set(files);
  const store = directoryStore(originals);
  return {
    store,
    directory,
    kept: async () => (await readdir(directory)).sort(),
    async delete(file: string) {
      there.delete(file);
      await store.remove(file);
    },
    open: (reading: MediaStore = store) =>
      smallerPictures({
        store: reading,
        directory,
        among: async (names) => new Set(names.filter((one) => there.has(one))),
        log: openLog('test', 'silent'),
      }),
  };
}

test('what was made of a picture goes with it, in every size, and nothing of another one', async () => {
  const shop = await library('deleted', ['disc.png', 'other-disc.png']);
  const pictures = shop.open();
  for (const format of ['avif', 'webp'] as const) {
    for (const width of [320, 640]) await pictures.get('disc.png', width, format);
    await pictures.get('other-disc.png', 320, format);
  }
  await pictures.getShared('disc.png', { x: 20, y: 50 }, async () => true);
  // The name that an earlier recipe gave its cut.
  await writeFile(join(shop.directory, 'share-20-50-disc.png.png'), '');
  await shop.delete('disc.png');
  await pictures.forget(['disc.png', 'never-made.png']);
  expect(await shop.kept()).toEqual(['320-other-disc.png.avif', '320-other-disc.png.webp']);
  expect(await pictures.get('disc.png', 320, 'webp')).toBeUndefined();
});

test('what is being made of a picture while it is deleted is not kept', async () => {
  const shop = await library('overtaken', ['disc.png']);
  const begun = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const pictures = shop.open({
    ...shop.store,
    async read(name) {
      const original = await shop.store.read(name);
      begun.resolve();
      await gone.promise;
      return original;
    },
  });
  const asked = pictures.get('disc.png', 320, 'webp');
  await begun.promise;
  await shop.delete('disc.png');
  const forgotten = pictures.forget(['disc.png']);
  gone.resolve();
  expect(await asked).toBeDefined();
  await forgotten;
  expect(await shop.kept()).toEqual([]);
});

test('a storefront that was away when a picture was deleted removes it when it is back', async () => {
  const shop = await library('away', ['disc größer-1.png', 'other.png']);
  await shop.open().sweep();
  for (const name of ['disc größer-1.png', 'other.png']) await shop.open().get(name, 320, 'webp');
  await shop.delete('disc größer-1.png');
  await shop.open().sweep();
  expect(await shop.kept()).toEqual(['320-other.png.webp']);
});
