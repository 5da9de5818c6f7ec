import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { MediaStore } from '@spindle/platform/media/media-store.ts';
import { openMediaStore } from '@spindle/platform/media/open-media-store.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { commitTransaction, createLocalReq, initTransaction, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openPayload } from '../payload/open-payload.ts';
import { fileTag } from '../reading/tags.ts';
import { listeningContent } from '../testing/listening-content.ts';
import { contentSettings, testLog } from '../testing/test-content.ts';
import { stripPictures } from './strip-pictures.ts';

const { url, pool } = await testDatabase();
const directory = await mkdtemp(join(tmpdir(), 'spindle-media-'));
const media = { kind: 'directory', directory } as const;
const { payload, close } = await openPayload({
  config: { ...contentSettings(url), media },
  log: testLog,
  times: TEST_TIMES,
});
const store = openMediaStore(media);
const { announced } = await listeningContent(url);
afterAll(async () => {
  await close();
  await rm(directory, { recursive: true, force: true });
});

const plain = () => sharp({ create: { width: 30, height: 20, channels: 3, background: 'blue' } });
/** A photo as a camera held upright writes it. */
const photo = (format: 'jpeg' | 'png' | 'webp' | 'avif') =>
  plain()
    .withExif({ IFD0: { Artist: 'An editor' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toFormat(format)
    .toBuffer();

/** A picture from before uploads were stripped: stored exactly as it was sent. */
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
    // A new name, so that nothing cached under the old address is used any more.
    expect(stored.filename).not.toBe(filename);
    expect(stored).toMatchObject({ width: 20, height: 30, focalX: 25, focalY: 80 });
    expect(stored.alt).toEqual(id === german.id ? { de: 'A disc' } : { en: 'A disc' });
    await expect.poll(() => announced).toContain(`media#${id}`);
    expect(await readdir(directory)).not.toContain(String(filename));
    await expect.poll(() => announced).toContain(fileTag(String(filename)));
  }
  expect(await read(untouched.id)).toEqual(before);
});

test('done again, it changes nothing', async () => {
  expect(await stripPictures(payload, store)).toEqual({ looked: 6, stripped: 0, failed: [] });
});

test('when it is done, storefronts have heard of every file that is gone', async () => {
  const { filename } = await keep('only.jpeg', 'image/jpeg', await photo('jpeg'));
  const own = await openPayload({
    config: { ...contentSettings(url), media },
    log: testLog,
    times: TEST_TIMES,
  });
  const { failed } = await stripPictures(own.payload, store).finally(own.close);
  expect(failed).toEqual([]);
  await expect.poll(() => announced).toContain(fileTag(String(filename)));
});

/** The store, with something happening as soon as the named file has been read. */
const onceRead = (name: unknown, happen: (bytes: Uint8Array) => Promise<unknown>): MediaStore => ({
  ...store,
  async read(asked) {
    const bytes = await store.read(asked);
    if (bytes && asked === name) await happen(bytes);
    return bytes;
  },
});

test.each([
  ['stays.jpeg', '.jpeg'],
  [`${'long '.repeat(20)}.jpeg`, '.jpeg'],
  // Formerly, the name of a file could contradict its format.
  ['named otherwise.jpeg', '.png'],
])(
  'a file of before that can’t be removed is named, and removed another time: %s, %s',
  async (name, ending) => {
    const stored = await keep(name, 'image/jpeg', await photo('jpeg'));
    const filename = String(stored.filename).replace('.jpeg', ending);
    await rename(join(directory, String(stored.filename)), join(directory, filename));
    await pool.query('update cms.media set filename = $1 where id = $2', [filename, stored.id]);
    const path = join(directory, filename);
    const stuck = onceRead(filename, async () => {
      await rm(path);
      await mkdir(path);
    });
    const first = await stripPictures(payload, stuck);
    expect([first.stripped, first.failed.map((one) => one.filename)]).toEqual([0, [filename]]);
    await rm(path, { recursive: true });
    await writeFile(path, await photo('jpeg'));
    announced.length = 0;
    expect(await stripPictures(payload, store)).toMatchObject({ stripped: 0, failed: [] });
    expect(await readdir(directory)).not.toContain(filename);
    await expect.poll(() => announced).toContain(fileTag(filename));
  },
);

test('a picture that was fetched from the shop and uploaded again takes nothing from the first', async () => {
  const { filename } = await keep('first.png', 'image/png', await plain().png().toBuffer());
  await keep(String(filename), 'image/png', await plain().png().toBuffer());
  expect(await stripPictures(payload, store)).toMatchObject({ stripped: 0, failed: [] });
  expect(await readdir(directory)).toContain(filename);
});

test('the point that an editor sets meanwhile stays', async () => {
  const { id, filename } = await keep('pointed.jpeg', 'image/jpeg', await photo('jpeg'));
  const edited = onceRead(filename, () =>
    payload.update({ collection: 'media', id, data: { focalX: 60, focalY: 10 } }),
  );
  expect(await stripPictures(payload, edited)).toMatchObject({ stripped: 1, failed: [] });
  expect((await read(id)).stored).toMatchObject({ focalX: 60, focalY: 10 });
});

test('the file that an editor puts in its place meanwhile stays', async () => {
  const { id, filename } = await keep('replaced.jpeg', 'image/jpeg', await photo('jpeg'));
  const data = await sharp({ create: { width: 7, height: 5, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const file = { name: 'other.png', mimetype: 'image/png', data, size: data.length };
  const edited = onceRead(filename, () => payload.update({ collection: 'media', id, data: {}, file }));
  expect(await stripPictures(payload, edited)).toMatchObject({ stripped: 0, failed: [] });
  expect((await read(id)).stored).toMatchObject({ width: 7, height: 5 });
});

test('words that an editor saves at the same time do not bring the former file back', async () => {
  const { id, filename } = await keep('worded.jpeg', 'image/jpeg', await photo('jpeg'));
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  const { transactionID } = req;
  const context = { removals: [] as Promise<void>[] };
  const file = {
    ...{ name: 'clean.png', mimetype: 'image/png' },
    ...{ data: await plain().png().toBuffer(), size: 0 },
  };
  const within = { transactionID } as PayloadRequest;
  await payload.update({ collection: 'media', id, data: {}, file, context, req: within });
  const saved = payload.update({ collection: 'media', id, data: { alt: 'Another disc' } });
  // Both the removal and the save wait for the transaction.
  await expect.poll(waiting).toBe(2);
  await commitTransaction(req);
  await Promise.all([saved, ...context.removals]);
  const { stored } = await read(id);
  expect(stored.alt).toEqual({ en: 'Another disc' });
  expect(stored.filename).not.toBe(filename);
});

const waiting = async () => {
  const { rowCount } = await pool.query(
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rowCount;
};

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
