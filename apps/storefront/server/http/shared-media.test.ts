import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openLog } from '@spindle/platform/log.ts';
import { directoryStore } from '@spindle/platform/media/directory-store.ts';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { sharedMedia } from '../../page/share-picture.ts';
import { cutAround } from '../pictures/cut-for-sharing.ts';
import { smallerPictures } from '../pictures/smaller-pictures.ts';
import { sharedMediaPictures } from './shared-media.ts';

const root = await mkdtemp(join(tmpdir(), 'spindle-shared-'));
afterAll(() => rm(root, { recursive: true, force: true }));
/** Red, and blue in the last fifth. */
const wide = sharp({ create: { width: 2000, height: 500, channels: 3, background: '#c22' } }).composite([
  { input: { create: { width: 400, height: 500, channels: 3, background: '#22c' } }, left: 1600, top: 0 },
]);
await wide.png().toFile(join(root, 'wide one.png'));
/** Stored sideways, as cameras do. */
await sharp({ create: { width: 300, height: 900, channels: 3, background: '#2c2' } })
  .withMetadata({ orientation: 6 })
  .jpeg()
  .toFile(join(root, 'side.jpg'));

await sharp({ create: { width: 300, height: 900, channels: 3, background: '#c22' } })
  .png()
  .toFile(join(root, 'tall.png'));

for (const [name, width, height] of [
  ['cut-out', 300, 900],
  ['wide-cut-out', 1300, 700],
] as const) {
  await sharp({ create: { width, height, channels: 4, background: { r: 0, g: 0, b: 0, alpha: 0 } } })
    .png()
    .toFile(join(root, `${name}.png`));
}

let point = { x: 50, y: 50 };
const log = openLog('test', 'silent');
const app = sharedMediaPictures({
  content: { focalPoint: async (file) => (file === 'none.png' ? null : point) },
  pictures: smallerPictures({
    store: directoryStore(root),
    directory: join(root, 'made'),
    among: async (names) => new Set(names),
    log,
  }),
  log,
});
const pathOf = (url: string) => sharedMedia({ url, alt: '', focalX: point.x, focalY: point.y }).path;
async function shared(url: string) {
  const answer = await app.request(pathOf(url));
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
  return sharp(Buffer.from(await answer.arrayBuffer()));
}

test.each(['/media/wide%20one.png', '/media/side.jpg'])('%s is shared as 1200 × 630', async (url) => {
  point = { x: 50, y: 50 };
  expect(await (await shared(url)).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
});

test('it is cut around the point that matters', async () => {
  point = { x: 10, y: 50 };
  const start = await (await shared('/media/wide%20one.png')).removeAlpha().stats();
  point = { x: 100, y: 50 };
  const end = await (await shared('/media/wide%20one.png')).removeAlpha().stats();
  expect(start.channels[2]?.mean).toBeLessThan(60);
  expect(end.channels[2]?.mean).toBeGreaterThan(90);
});

test('a tall picture is shared whole, on white', async () => {
  point = { x: 50, y: 50 };
  const tall = await shared('/media/tall.png');
  expect(await tall.metadata()).toMatchObject({ width: 1200, height: 630 });
  const { data, info } = await tall.removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * 3).subarray(0, 3)];
  expect([at(600, 5), at(600, 625), at(5, 315)]).toEqual([
    [204, 34, 34],
    [204, 34, 34],
    [255, 255, 255],
  ]);
});

test('what is cut out of its ground is shared on white', async () => {
  point = { x: 50, y: 50 };
  for (const url of ['/media/cut-out.png', '/media/wide-cut-out.png']) {
    const { data, info } = await (await shared(url)).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray(0, info.channels)].slice(0, 3)).toEqual([255, 255, 255]);
    expect([...data.subarray((315 * 1200 + 600) * info.channels).subarray(0, info.channels)]).toEqual(
      [255, 255, 255, 255].slice(0, info.channels),
    );
  }
});

test('what an earlier recipe cut is not shared any more, and addresses of before lead to the new cut', async () => {
  point = { x: 50, y: 50 };
  await mkdir(join(root, 'made'), { recursive: true });
  await writeFile(join(root, 'made', 'share-50-50-kept.png.png'), await wide.png().toBuffer());
  await wide.png().toFile(join(root, 'kept.png'));
  const path = pathOf('/media/kept.png');
  expect(path).not.toBe('/images/share/media/50-50/kept.png.png');
  for (const address of [
    path,
    '/images/share/media/50-50/kept.png.png',
    '/images/share/media/1/50-50/kept.png.png',
  ]) {
    const answer = await app.request(address);
    expect(await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).toMatchObject({ width: 1200 });
  }
});

test('recipes that are still to come, and other spellings of a point, have no address', async () => {
  point = { x: 50, y: 50 };
  expect((await app.request(pathOf('/media/side.jpg'))).status).toBe(200);
  for (const odd of ['3/50-50', '999/50-50', '0/50-50', '02/50-50', '2/050-50', '050-50'])
    expect([odd, (await app.request(`/images/share/media/${odd}/side.jpg.png`)).status]).toEqual([odd, 404]);
});

test('no other cut is made, and none of what is no picture', async () => {
  point = { x: 10, y: 50 };
  expect((await app.request('/images/share/media/11-50/side.jpg.png')).status).toBe(404);
  expect((await app.request('/images/share/media/2/11-50/side.jpg.png')).status).toBe(404);
  expect((await app.request('/images/share/media/10-50/none.png.png')).status).toBe(404);
  expect((await app.request('/images/share/media/10-50/not-there.png.png')).status).toBe(404);
});

test.each([
  [
    { width: 2000, height: 500 },
    { x: 0, y: 50 },
    { left: 0, top: 0, width: 952, height: 500 },
  ],
  [
    { width: 2000, height: 500 },
    { x: 60, y: 50 },
    { left: 724, top: 0, width: 952, height: 500 },
  ],
  [
    { width: 900, height: 900 },
    { x: 50, y: 100 },
    { left: 0, top: 427, width: 900, height: 473 },
  ],
  [
    { width: 1, height: 1 },
    { x: 50, y: 50 },
    { left: 0, top: 0, width: 1, height: 1 },
  ],
])('%o around %o: %o', (size, around, part) => {
  expect(cutAround(size, around)).toEqual(part);
});
