import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMediaStore } from '@spindle/platform/media/open-media-store.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openPayload } from '../payload/open-payload.ts';
import { listeningContent } from '../testing/listening-content.ts';
import { contentSettings, testLog } from '../testing/test-content.ts';
import { stripPictures } from './strip-pictures.ts';

const { url } = await testDatabase();
const directory = await mkdtemp(join(tmpdir(), 'spindle-media-'));
const media = { kind: 'directory', directory } as const;
const { payload, close } = await openPayload({ config: { ...contentSettings(url), media }, log: testLog });
const store = openMediaStore(media);
const { announced } = await listeningContent(url);
afterAll(async () => {
  await close();
  await rm(directory, { recursive: true, force: true });
});

const plain = () => sharp({ create: { width: 30, height: 20, channels: 3, background: 'blue' } });
/** As a camera that was held upright writes it. */
const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  plain()
    .withExif({ IFD0: { Artist: 'An editor' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();

/** A picture of before: what is kept of it is what was sent. */
async function keep(name: string, type: string, bytes: Buffer, locale: 'en' | 'de' = 'en') {
  const clean = await sharp(bytes).autoOrient().toBuffer();
  const file = { name, mimetype: type, data: clean, size: clean.length };
  const stored = await payload.create({
    collection: 'media',
    locale,
    data: { alt: 'A disc', focalX: 25, focalY: 80 },
    file,
  });
  await writeFile(join(directory, String(stored.filename)), bytes);
  return stored;
}
const read = async (id: number | string) => {
  const stored = await payload.findByID({ collection: 'media', id, locale: 'all' });
  return { stored, bytes: await readFile(join(directory, String(stored.filename))) };
};

test('pictures of before say no more who made them and where, and look as they did', async () => {
  const photos = [];
  for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
    const bytes = await photo(format);
    expect((await sharp(bytes).metadata()).exif?.includes('An editor')).toBe(true);
    photos.push(await keep(`photo.${format}`, `image/${format}`, bytes));
  }
  const german = await keep('foto.jpeg', 'image/jpeg', await photo('jpeg'), 'de');
  const untouched = await keep('drawn.png', 'image/png', await plain().png().toBuffer());
  const before = await read(untouched.id);
  announced.length = 0;

  expect(await stripPictures(payload, store)).toEqual({ looked: 6, stripped: 5, failed: [] });
  for (const { id, filename } of [...photos, german]) {
    const { stored, bytes } = await read(id);
    const { exif, orientation, width, height } = await sharp(bytes).metadata();
    expect({ exif, turned: (orientation ?? 1) > 1, width, height }).toEqual({
      ...{ exif: undefined, turned: false, width: 20, height: 30 },
    });
    // What was cached under the old address is asked for no more.
    expect(stored.filename).not.toBe(filename);
    expect(stored).toMatchObject({ width: 20, height: 30, focalX: 25, focalY: 80 });
    expect(stored.alt).toEqual(id === german.id ? { de: 'A disc' } : { en: 'A disc' });
    await expect.poll(() => announced).toContain(`media#${id}`);
    await expect.poll(() => readdir(directory)).not.toContain(String(filename));
  }
  expect(await read(untouched.id)).toEqual(before);
});

test('done again, it changes nothing', async () => {
  expect(await stripPictures(payload, store)).toEqual({ looked: 6, stripped: 0, failed: [] });
});

test('one that can’t be read is named, one that is gone is passed over, and the others are done', async () => {
  const broken = await keep('broken.png', 'image/png', await plain().png().toBuffer());
  await writeFile(join(directory, String(broken.filename)), 'no picture');
  const gone = await keep('gone.png', 'image/png', await plain().png().toBuffer());
  await rm(join(directory, String(gone.filename)));
  const last = await keep('last.jpeg', 'image/jpeg', await photo('jpeg'));
  const { stripped, failed } = await stripPictures(payload, store);
  expect([stripped, failed.map(({ filename }) => filename)]).toEqual([1, [broken.filename]]);
  expect((await sharp((await read(last.id)).bytes).metadata()).exif).toBeUndefined();
});
