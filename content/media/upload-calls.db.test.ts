import { bucketStore } from '@spindle/platform/media/bucket-store.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { testBucket } from '@spindle/platform/testing/test-bucket.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { getPayload, handleEndpoints } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { contentConfig } from '../payload/payload-config.ts';
import { contentSettings, testLog } from '../testing/test-content.ts';

const { url } = await testDatabase();
const bucket = await testBucket();
const config = await contentConfig({
  config: { ...contentSettings(url), media: { kind: 'bucket', bucket } },
  log: testLog,
  times: TEST_TIMES,
});
// Test files share a process, and Payload keeps its instances by key.
const payload = await getPayload({ config, key: url });
afterAll(async () => {
  await payload.destroy();
  await payload.db.pool.end();
  await bucket.close();
});

const editor = { email: 'editor@spindle.test', password: 'a password for tests', name: 'Ed', role: 'admin' };
await payload.create({ collection: 'staff', data: editor as never });
const { token } = await payload.login({ collection: 'staff', data: editor });
const authorization = `JWT ${token}`;

/** Answers like the back office below its `/api`. */
const call = (path: string, init: RequestInit) =>
  handleEndpoints({
    config,
    payloadInstanceCacheKey: url,
    request: new Request(`http://localhost:3001/api/${path}`, init),
  });

/** 2 by 1. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg==',
  'base64',
);

test('a picture sent by the form of the back office is kept, shown there, and another point in it matters', async () => {
  const body = new FormData();
  body.set('_payload', JSON.stringify({ alt: 'A disc' }));
  body.set('file', new File([png], 'Disc größer 2 字幕.png', { type: 'image/png' }));
  const uploaded = await call('media', { method: 'POST', headers: { authorization }, body });
  expect(uploaded.status).toBe(201);
  const { id, filename } = ((await uploaded.json()) as { doc: { id: number; filename: string } }).doc;
  expect(filename).toMatch(/^Disc größer 2 字幕-[0-9a-f]{8}\.png$/);
  expect(Buffer.from((await bucketStore(bucket).read(filename)) ?? []).equals(png)).toBe(true);

  const shown = await call(`media/file/${encodeURIComponent(filename)}`, { headers: { authorization } });
  expect(shown.headers.get('content-type')).toBe('image/png');
  expect(Buffer.from(await shown.arrayBuffer()).equals(png)).toBe(true);

  const point = 'uploadEdits[focalPoint][x]=20&uploadEdits[focalPoint][y]=70';
  const moved = await call(`media/${id}?locale=en&${point}`, {
    method: 'PATCH',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ alt: 'A disc' }),
  });
  expect(await moved.json()).toMatchObject({ doc: { focalX: 20, focalY: 70, filename } });
});

test('a picture is sent, and not fetched from an address', async () => {
  const answer = await call('media?locale=en', {
    method: 'POST',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify({ alt: 'A disc', filename: 'a.png', url: 'http://127.0.0.1:1/a.png' }),
  });
  // Of an address that it has tried, Payload says what went wrong there.
  expect([answer.status, await answer.json()]).toEqual([
    400,
    { errors: [{ message: 'No files were uploaded.' }] },
  ]);
});
