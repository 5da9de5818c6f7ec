import { bucketStore } from '@spindle/platform/media/bucket-store.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { testBucket } from '@spindle/platform/testing/test-bucket.ts';
import { TEST_TIMES } from '@spindle/platform/testing/test-times.ts';
import { createLocalReq, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { afterAll, expect, test } from 'vitest';
import { openPayload } from '../payload/open-payload.ts';
import { contentSettings, testLog } from '../testing/test-content.ts';

const { url, pool } = await testDatabase();
const bucket = await testBucket();
const store = bucketStore(bucket);
const settings = { ...contentSettings(url), media: { kind: 'bucket' as const, bucket } };
const { payload, close } = await openPayload({ config: settings, log: testLog, times: TEST_TIMES });
afterAll(async () => {
  await close();
  await bucket.close();
});

/** 2 by 1. */
const red = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAABCAIAAAB7QOjdAAAADUlEQVR4nGP4z8AARAAI/gH/xp559wAAAABJRU5ErkJggg==',
  'base64',
);
/** The same picture with other bytes. */
const blue = Buffer.concat([red, Buffer.from([0])]);
const file = (data: Buffer, name = 'Disc größer 2.png') => ({
  name,
  mimetype: 'image/png',
  data,
  size: data.length,
});
const upload = (data: Buffer) =>
  payload.create({ collection: 'media', data: { alt: 'A disc' }, file: file(data) });
const isKept = async (name: unknown) => (await store.read(String(name))) !== undefined;
const edit = (id: number | string, uploadEdits: object) =>
  payload.update({
    collection: 'media',
    id,
    data: { alt: 'A part of a disc' },
    req: { query: { uploadEdits } } as Partial<PayloadRequest> as PayloadRequest,
  });

test('an uploaded picture is in the bucket, under a name that no other has', async () => {
  const [one, two] = [await upload(red), await upload(blue)];
  expect(one.filename).toMatch(/^Disc größer 2-[0-9a-f]{8}\.png$/);
  expect(two.filename).not.toBe(one.filename);
  expect(Buffer.from((await store.read(String(one.filename))) ?? []).equals(red)).toBe(true);
});

test('a replaced picture has another name, and the old file goes when that is certain', async () => {
  const { id, filename } = await upload(red);
  const replaced = await payload.update({ collection: 'media', id, data: {}, file: file(blue) });
  expect(replaced.filename).not.toBe(filename);
  expect(Buffer.from((await store.read(String(replaced.filename))) ?? []).equals(blue)).toBe(true);
  await expect.poll(() => isKept(filename)).toBe(false);
});

test('a deleted picture is gone from the bucket', async () => {
  const { id, filename } = await upload(red);
  await payload.delete({ collection: 'media', id });
  await expect.poll(() => isKept(filename)).toBe(false);
});

test('a change that is not kept leaves the picture where it is', async () => {
  const { id, filename } = await upload(red);
  const req = await createLocalReq({}, payload);
  await initTransaction(req);
  const { transactionID } = req;
  await payload.delete({ collection: 'media', id, req: { transactionID } as PayloadRequest });
  const waiting = async () => {
    const { rowCount } = await pool.query(
      "select from pg_stat_activity where wait_event_type = 'Lock' and query like '%for update' and datname = current_database()",
    );
    return rowCount;
  };
  await expect.poll(waiting).toBe(1);
  expect(await isKept(filename)).toBe(true);
  await killTransaction(req);
  await expect.poll(waiting).toBe(0);
  expect((await payload.findByID({ collection: 'media', id })).filename).toBe(filename);
  expect(await isKept(filename)).toBe(true);
});

test('another point that matters changes no file', async () => {
  const { id, filename } = await upload(red);
  expect(await edit(id, { focalPoint: { x: '20', y: '80.4' } })).toMatchObject({
    focalX: 20,
    focalY: 80,
    filename,
  });
});

test('a bucket that refuses says so to the editor, and nothing is changed', async () => {
  const locked = await openPayload({
    config: { ...settings, media: { kind: 'bucket', bucket: { ...bucket, secretAccessKey: 'guessed' } } },
    log: testLog,
    times: TEST_TIMES,
  });
  try {
    const kept = await upload(red);
    const before = await payload.count({ collection: 'media' });
    const refused = { status: 503, message: expect.stringContaining('Nothing was changed') };
    const data = { alt: 'A disc' };
    await expect(
      locked.payload.create({ collection: 'media', data, file: file(blue) }),
    ).rejects.toMatchObject(refused);
    const { id, filename } = kept;
    await expect(
      locked.payload.update({ collection: 'media', id, data, file: file(blue) }),
    ).rejects.toMatchObject(refused);
    expect(await payload.count({ collection: 'media' })).toEqual(before);
    expect((await payload.findByID({ collection: 'media', id })).filename).toBe(filename);
    expect(await isKept(filename)).toBe(true);
  } finally {
    await locked.close();
  }
});
