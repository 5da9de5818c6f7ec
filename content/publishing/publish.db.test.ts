import { testDatabase } from '@spindle/platform/testing/database.ts';
import { hearPurges } from '@spindle/platform/testing/hear-purges.ts';
import { createLocalReq, restoreVersionOperation } from 'payload';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { productData, testLog, testPayload } from '../testing/test-content.ts';
import type { ProductChange } from './publish.ts';

const { url, db } = await testDatabase();
const changes: ProductChange[] = [];
const payload = await testPayload(url, async (_tx, change) => {
  changes.push(change);
});
const purges = await hearPurges(url, testLog);
afterAll(purges.close);
beforeEach(async () => {
  await purges.untilNow(db);
  changes.length = 0;
});

test('a document that is written and not published yet changes nothing outside', async () => {
  const { id } = await payload.create({
    collection: 'products',
    draft: true,
    data: productData('643', { _status: 'draft' }),
  });
  const type = (name: string) =>
    payload.update({ collection: 'products', id, draft: true, autosave: true, data: { name } });
  await type('R');
  await type('Ripper');
  await payload.updateGlobal({ slug: 'page-store', draft: true, data: { title: 'S' } });
  await payload.updateGlobal({ slug: 'page-store', draft: true, data: { title: 'Store' } });
  expect([await purges.untilNow(db), changes]).toEqual([[], []]);

  await payload.update({ collection: 'products', id, data: { _status: 'published' } });
  expect((await purges.untilNow(db)).flat()).toContain('products:643');
  expect(changes).toMatchObject([{ kind: 'published' }]);
});

test('a document that is withdrawn with a draft beside it is withdrawn outside as well', async () => {
  const { id } = await payload.create({ collection: 'products', data: productData('641') });
  await payload.update({ collection: 'products', id, draft: true, data: { name: 'Not yet' } });
  changes.length = 0;
  await payload.update({ collection: 'products', id, data: { _status: 'draft' } });
  expect(changes).toEqual([{ kind: 'withdrawn', pid: '641' }]);
  expect((await purges.untilNow(db)).flat()).toContain('products:641');
});

test('a draft that is restored over what is published withdraws it', async () => {
  const { id } = await payload.create({
    collection: 'products',
    draft: true,
    data: productData('642', { _status: 'draft' }),
  });
  await payload.update({ collection: 'products', id, data: { _status: 'published' } });
  const { docs } = await payload.findVersions({
    collection: 'products',
    where: { parent: { equals: id }, 'version._status': { equals: 'draft' } },
  });
  changes.length = 0;
  await restoreVersionOperation({
    id: docs[0]?.id as string,
    collection: payload.collections.products as never,
    overrideAccess: true,
    req: await createLocalReq({ locale: 'en', fallbackLocale: false }, payload),
  });
  const { _status } = await payload.findByID({ collection: 'products', id });
  expect([_status, changes]).toEqual(['draft', [{ kind: 'withdrawn', pid: '642' }]]);
});

test.each([
  ['651', 'bundle', ['650']],
  ['652', 'single', []],
] as const)('%s, a %s, holds %j', async (pid, type, contents) => {
  const { docs } = await payload.find({ collection: 'products', where: { pid: { equals: '650' } } });
  const held = docs[0] ?? (await payload.create({ collection: 'products', data: productData('650') }));
  changes.length = 0;
  await payload.create({ collection: 'products', data: productData(pid, { type, products: [held.id] }) });
  expect(changes).toMatchObject([{ kind: 'published', product: { pid, contents } }]);
});

test('a product that is written in German alone is refused at the words that are missing', async () => {
  const { name, shortName, ...data } = productData('644', { name: 'Werkzeug', shortName: 'Werkzeug' });
  const publishing = payload.create({
    collection: 'products',
    locale: 'de',
    data: { ...data, name, shortName },
  });
  await expect(publishing).rejects.toMatchObject({
    status: 400,
    data: {
      errors: [
        { path: 'name', message: expect.stringContaining('in English') },
        { path: 'shortName', message: expect.stringContaining('in English') },
      ],
    },
  });
  expect(changes).toEqual([]);
});

test('a comment that is approved, moved or deleted is announced to the pages that it stands under', async () => {
  const data = { path: '/dvd-capacity', locale: 'en', author: 'Ada', text: 'Thanks', approved: false };
  const { id } = await payload.create({ collection: 'comments', data });
  await purges.untilNow(db);
  await payload.update({ collection: 'comments', id, data: { approved: true } });
  expect((await purges.untilNow(db)).flat()).toContain('comments:/dvd-capacity');
  await payload.update({ collection: 'comments', id, data: { path: '/blu-ray-capacity' } });
  // The tag with its id reaches the page where it stood before.
  const moved = ['comments:/blu-ray-capacity', `comments#${id}`];
  expect((await purges.untilNow(db)).flat()).toEqual(expect.arrayContaining(moved));
  await payload.delete({ collection: 'comments', id });
  expect((await purges.untilNow(db)).flat()).toContain('comments:/blu-ray-capacity');
});
