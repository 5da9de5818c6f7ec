import { testDatabase } from '@spindle/platform/testing/database.ts';
import { createLocalReq } from 'payload';
import { expect, test } from 'vitest';
import { productData, testPayload } from '../testing/test-content.ts';

const { url } = await testDatabase();
const payload = await testPayload(url);
const editor = await payload.create({
  collection: 'staff',
  data: { email: 'editor@spindle.test', password: 'a password for tests', role: 'admin' },
});
const asEditor = () => createLocalReq({ user: { ...editor, collection: 'staff' } as never }, payload);

test('a copy of a page is a draft at an address of its own, however often it is copied', async () => {
  const { id } = await payload.create({
    collection: 'page-products',
    data: { slug: 'photo_tool', title: 'Photo tool', _status: 'published' },
  });
  const copy = async () =>
    payload.duplicate({ collection: 'page-products', id, draft: true, req: await asEditor() });
  expect(await copy()).toMatchObject({ slug: 'photo_tool_copy', title: 'Photo tool', _status: 'draft' });
  expect(await copy()).toMatchObject({ slug: 'photo_tool_copy_2', _status: 'draft' });
  const live = await payload.findByID({ collection: 'page-products', id });
  expect(live).toMatchObject({ slug: 'photo_tool', _status: 'published' });
});

test('a copy of a product waits for an id of its own, which then stays', async () => {
  const { id } = await payload.create({ collection: 'products', data: productData('643') });
  const copy = await payload.duplicate({ collection: 'products', id, draft: true, req: await asEditor() });
  expect(copy).toMatchObject({ name: 'Ripper 643', _status: 'draft' });
  expect(copy.pid ?? null).toBeNull();
  const choose = async (pid: string) =>
    payload.update({
      collection: 'products',
      id: copy.id,
      data: { pid, _status: 'published' },
      overrideAccess: false,
      req: await asEditor(),
    });
  expect(await choose('644')).toMatchObject({ pid: '644' });
  expect(await choose('645')).toMatchObject({ pid: '644' });
});
