import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openPayload } from '@spindle/content/payload/open-payload.ts';
import { contentSettings, testLog } from '@spindle/content/testing/test-content.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { hangingServer } from '@spindle/platform/testing/hanging-server.ts';
import { testBucket } from '@spindle/platform/testing/test-bucket.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  builtStorefront,
  endStorefronts,
  type RunningStorefront,
  startBuilt,
} from './testing/built-storefront.ts';

const { url } = await testDatabase();
const bucket = await testBucket();
const { payload, close } = await openPayload({
  config: { ...contentSettings(url), media: { kind: 'bucket', bucket } },
  log: testLog,
  times: TEST_TIMES,
});
const root = mkdtempSync(join(tmpdir(), 'spindle-s3-shops-'));
const settings = {
  ...{ DATABASE_URL: url, SECRET: 's'.repeat(32), JOBS: 'off' },
  ...{ S3_BUCKET: bucket.name, S3_REGION: bucket.region, S3_ENDPOINT: bucket.endpoint },
  ...{ S3_ACCESS_KEY_ID: bucket.accessKeyId, S3_SECRET_ACCESS_KEY: bucket.secretAccessKey },
};
let started = 0;
let build: string;

beforeAll(async () => {
  const notFound = { slug: 'error-404', title: 'Not here', _status: 'published' };
  await payload.create({ collection: 'page-error', data: notFound as never });
  build = await builtStorefront();
});

afterAll(async () => {
  endStorefronts();
  await close();
  await bucket.close();
  rmSync(root, { recursive: true, force: true });
});

/** A storefront that shares only database and bucket with others. */
function start(more: Readonly<Record<string, string>> = {}): Promise<RunningStorefront> {
  return startBuilt(build, { ...settings, DATA_DIR: join(root, String(started++)), ...more });
}

const NAME = 'Disc größer 2 字幕.png';
const picture = async (background: string) => {
  const data = await sharp({ create: { width: 640, height: 320, channels: 3, background } })
    .png()
    .toBuffer();
  return { name: NAME, mimetype: 'image/png', data, size: data.length };
};

/** Uploads a picture and creates a page that shows it. */
async function publishPicture(slug: string): Promise<{ id: number; path: string }> {
  const { id, filename } = await payload.create({
    collection: 'media',
    data: { alt: 'A disc' },
    file: await picture('#c22'),
  });
  const words = { title: 'A disc', text: 'What a disc holds.', side: 'right' };
  const blocks = [{ blockType: 'media-text', ...words, media: id }];
  const data = { slug, title: slug, blocks, _status: 'published' };
  await payload.create({ collection: 'page-products', data: data as never });
  return { id: Number(id), path: pathOf(filename) };
}

const pathOf = (filename: unknown) => `/media/${encodeURIComponent(String(filename))}`;
const smaller = (path: string, width = 320, format = 'webp') =>
  `${path.replace('/media/', `/images/${width}/`)}.${format}`;
const ask = (shop: RunningStorefront, path: string) => fetch(shop.origin + path);
const status = async (shop: RunningStorefront, path: string) => (await ask(shop, path)).status;
const shows = (shop: RunningStorefront, page: string, path: string) =>
  expect.poll(async () => (await ask(shop, page)).text()).toContain(smaller(path));

test('what an editor uploads, replaces and deletes is so on the pages of both storefronts', async () => {
  const shops = await Promise.all([start(), start()]);
  const first = await publishPicture('disc_one');
  for (const shop of shops) {
    await shows(shop, '/disc-one', first.path);
    expect(await status(shop, first.path)).toBe(200);
    for (const format of ['avif', 'webp']) {
      const answer = await ask(shop, smaller(first.path, 640, format));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, `image/${format}`]);
      const { width, height } = await sharp(await answer.arrayBuffer()).metadata();
      expect([width, height]).toEqual([640, 320]);
    }
  }

  const { filename } = await payload.update({
    collection: 'media',
    id: first.id,
    data: {},
    file: await picture('#22c'),
  });
  const second = pathOf(filename);
  expect(second).not.toBe(first.path);
  for (const shop of shops) {
    await shows(shop, '/disc-one', second);
    const shown = await sharp(await (await ask(shop, smaller(second))).arrayBuffer()).stats();
    expect(shown.dominant.b).toBeGreaterThan(shown.dominant.r);
    await expect.poll(() => status(shop, first.path)).toBe(404);
  }

  await payload.delete({ collection: 'media', id: first.id });
  for (const shop of shops) {
    await expect.poll(() => status(shop, second)).toBe(404);
    await expect.poll(async () => (await ask(shop, '/disc-one')).text()).not.toContain(second);
    expect(await status(shop, '/disc-one')).toBe(200);
    // Its smaller versions are gone, too.
    await expect.poll(() => status(shop, smaller(first.path, 640))).toBe(404);
    await expect.poll(() => status(shop, smaller(second))).toBe(404);
  }
});

test('while the storage hangs pages go on with the pictures made before, and others are said to be away', async () => {
  const proxy = await hangingServer(bucket.endpoint);
  try {
    const shop = await start({ S3_ENDPOINT: new URL(proxy.url).origin });
    const { path } = await publishPicture('disc_two');
    await shows(shop, '/disc-two', path);
    expect(await status(shop, smaller(path))).toBe(200);
    proxy.hang();
    expect(await status(shop, smaller(path))).toBe(200);
    expect(await status(shop, '/disc-two')).toBe(200);
    const away = await Promise.all(
      [path, smaller(path, 640), smaller(path, 640, 'avif')].map((one) => ask(shop, one)),
    );
    for (const answer of away) {
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    proxy.recover();
    for (const one of [path, smaller(path, 640), smaller(path, 640, 'avif')]) {
      expect(await status(shop, one)).toBe(200);
    }
  } finally {
    proxy.close();
  }
});

test('a wrong key makes no picture missing, and the log says what the storage answered', async () => {
  const { path } = await publishPicture('disc_three');
  const shop = await start({ S3_SECRET_ACCESS_KEY: 'guessed' });
  await shows(shop, '/disc-three', path);
  expect([await status(shop, path), await status(shop, smaller(path))]).toEqual([503, 503]);
  await expect.poll(() => shop.log.join('\n')).toContain('403 SignatureDoesNotMatch');
});
