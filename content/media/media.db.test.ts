import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { openPayload } from '../payload/open-payload.ts';
import { listeningContent } from '../testing/listening-content.ts';
import { contentSettings, testLog } from '../testing/test-content.ts';

const { url } = await testDatabase();
const mediaDirectory = await mkdtemp(join(tmpdir(), 'spindle-media-'));
const { payload, close } = await openPayload({
  config: { ...contentSettings(url), media: { kind: 'directory', directory: mediaDirectory } },
  log: testLog,
  times: TEST_TIMES,
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

/** A picture whose header claims this size; the pixels themselves are not needed. */
function sayingItIs(width: number, height: number): Buffer {
  const data = Buffer.from(png);
  const [head, size, check] = [12, 16, 29];
  data.writeUInt32BE(width, size);
  data.writeUInt32BE(height, size + 4);
  data.writeUInt32BE(crc32(data.subarray(head, check)), check);
  return data;
}

function chunk(type: string, text: string): Buffer {
  const data = Buffer.from(type + text);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(text.length);
  sum.writeUInt32BE(crc32(data));
  return Buffer.concat([length, data, sum]);
}

const blue = () => sharp({ create: { width: 30, height: 20, channels: 3, background: 'blue' } });

test('the name of a picture says what it is', async () => {
  const webp = await upload('disc.png', 'image/png', await blue().webp().toBuffer());
  expect(webp).toMatchObject({
    mimeType: 'image/webp',
    filename: expect.stringMatching(/^disc-\w{8}\.webp$/),
  });
  const jpeg = await upload('Disc.JPEG', 'image/png', await blue().jpeg().toBuffer());
  expect(jpeg).toMatchObject({
    mimeType: 'image/jpeg',
    filename: expect.stringMatching(/^Disc-\w{8}\.JPEG$/),
  });
});

test('characters that nobody sees are in no name', async () => {
  const { filename } = await upload('\u202egnp\u2028.\0exe\u200b.png', 'image/png', png);
  expect(filename).toMatch(/^gnp\.exe-\w{8}\.png$/);
});

/** The size at which the picture is viewed, after rotation. */
async function uprightSize(picture: Buffer): Promise<number[]> {
  const { autoOrient } = await sharp(picture).metadata();
  return [autoOrient.width, autoOrient.height];
}

test.each(['jpeg', 'png', 'webp', 'avif'] as const)(
  'a picture (%s) keeps its upright look and nothing of who made it, and where',
  async (format) => {
    const told = {
      IFD0: { Artist: 'An editor' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    };
    const sent = await blue().withExif(told).withMetadata({ orientation: 6 }).toFormat(format).toBuffer();
    expect(sent.includes('An editor')).toBe(true);
    const { filename, width, height } = await upload(`photo.${format}`, `image/${format}`, sent);
    const kept = await readFile(join(mediaDirectory, String(filename)));
    expect(kept.includes('An editor')).toBe(false);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect([width, height]).toEqual(await uprightSize(sent));
    expect(await uprightSize(kept)).toEqual(await uprightSize(sent));
  },
);

test('words that stand in a PNG are not kept', async () => {
  const plain = await blue().png().toBuffer();
  const author = chunk('tEXt', 'Author\0An editor');
  const sent = Buffer.concat([plain.subarray(0, 33), author, plain.subarray(33)]);
  expect((await sharp(sent).metadata()).comments).toHaveLength(1);
  const { filename } = await upload('drawn.png', 'image/png', sent);
  const kept = await readFile(join(mediaDirectory, String(filename)));
  expect(kept.includes('An editor')).toBe(false);
});

test('a moving picture keeps how it moves and how it looks, and nothing of who made it', async () => {
  const red = sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } }).png();
  const told = { IFD0: { Artist: 'An editor' } };
  const sent = await sharp([await red.toBuffer(), await blue().png().toBuffer()], {
    join: { animated: true },
  })
    .withExif(told)
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/">An editor, too</x:xmpmeta>')
    .webp({ delay: [200, 300], loop: 3 })
    .toBuffer();
  expect(sent.toString('latin1').match(/An editor/g)).toHaveLength(2);
  const { filename } = await upload('moving.webp', 'image/webp', sent);
  const kept = await readFile(join(mediaDirectory, String(filename)));
  expect(kept.includes('An editor')).toBe(false);
  const read = await sharp(kept).metadata();
  expect(read).toMatchObject({ pages: 2, delay: [200, 300], loop: 3, width: 30, height: 20 });
  expect([read.exif, read.xmp]).toEqual([undefined, undefined]);
  const points = (data: Buffer) => sharp(data, { animated: true }).raw().toBuffer();
  expect((await points(kept)).equals(await points(sent))).toBe(true);
});

/** An AVIF whose header says, as its first or as a further brand, that it is animated. */
async function movingAvif(at: 8 | 16): Promise<Buffer> {
  const avif = await blue().avif().toBuffer();
  expect(avif.toString('latin1', 4, 12)).toBe('ftypavif');
  avif.write('avis', at, 'latin1');
  return avif;
}

test.each([
  ['of more than 100 million points', sayingItIs(20_000, 20_000), /20000 × 20000 points/],
  ['of which a side is longer than a WebP may be', sayingItIs(1_440, 20_000), /A side has 16,383 at most/],
  ['that moves and is an AVIF', await movingAvif(8), /moves is a WebP/],
  ['that moves and says so at the end', await movingAvif(16), /moves is a WebP/],
  ['of another kind', await blue().gif().toBuffer(), /PNG, JPEG, WebP or AVIF/],
  ['of which the most is missing', sayingItIs(1_000, 1_000), /can’t be read/],
])('a picture %s is refused in words', async (_what, data, words) => {
  const failure = await upload('disc.png', 'image/png', data).catch((error: unknown) => error);
  expect(JSON.stringify(failure)).toMatch(words);
});
