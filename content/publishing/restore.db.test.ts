import { testDatabase } from '@spindle/platform/testing/database.ts';
import { hearPurges } from '@spindle/platform/testing/hear-purges.ts';
import { createLocalReq, restoreVersionOperation, restoreVersionOperationGlobal } from 'payload';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { listeningContent } from '../testing/listening-content.ts';
import { productData, testLog, testPayload } from '../testing/test-content.ts';
import { pageHome } from '../types/page-home/type.ts';
import type { ProductChange } from './publish.ts';
import { restoreAsDraft } from './restore-as-draft.ts';

const { url, db } = await testDatabase();
const changes: ProductChange[] = [];
const payload = await testPayload(url, async (_tx, change) => {
  changes.push(change);
});
const { content } = await listeningContent(url);
const purges = await hearPurges(url, testLog);
afterAll(purges.close);
beforeEach(() => {
  changes.length = 0;
});

const staff = async (role: 'admin' | 'editor') => ({
  ...(await payload.create({
    collection: 'staff',
    data: { email: `${role}@spindle.test`, password: 'a password for tests', role },
  })),
  collection: 'staff',
});
const admin = await staff('admin');
const editor = await staff('editor');
/** A request as from an editor's browser. */
const asEditor = () =>
  createLocalReq({ user: editor as never, locale: 'en', fallbackLocale: false }, payload);

test('a restored home page is shown at once', async () => {
  const publish = (title: string) =>
    payload.updateGlobal({ slug: 'page-home', data: { title, _status: 'published' } });
  await publish('As it was');
  await publish('As it should not be');
  const { docs } = await payload.findGlobalVersions({
    slug: 'page-home',
    where: { 'version.title': { equals: 'As it was' } },
  });
  const title = async () => (await content.read('page-home', { locale: 'en' }))?.title;
  await expect.poll(title).toBe('As it should not be');

  await purges.untilNow(db);
  await restoreVersionOperationGlobal({
    id: docs[0]?.id as string,
    globalConfig: payload.config.globals.find(({ slug }) => slug === 'page-home') as never,
    req: await asEditor(),
  });
  expect((await purges.untilNow(db)).flat()).toContain('page-home');
  await expect.poll(title).toBe('As it was');
});

test('a restored product is sold as it was, under its own id', async () => {
  const { id } = await payload.create({ collection: 'products', data: productData('643') });
  await payload.update({ collection: 'products', id, data: { name: 'Renamed', _status: 'published' } });
  const { docs } = await payload.findVersions({
    collection: 'products',
    where: { parent: { equals: id }, 'version.name': { equals: 'Ripper 643' } },
  });
  changes.length = 0;
  await restoreVersionOperation({
    id: docs[0]?.id as string,
    collection: payload.collections.products as never,
    req: await asEditor(),
  });
  expect(changes).toMatchObject([{ kind: 'published', product: { pid: '643', name: 'Ripper 643' } }]);
  const live = await payload.findByID({ collection: 'products', id });
  expect(live).toMatchObject({ pid: '643', name: 'Ripper 643' });
});

test('a version that an editor restores keeps the script that an admin has put on the page', async () => {
  const save = (title: string) =>
    payload.update({
      collection: 'page-products',
      id: page.id,
      data: { title, seo: { script: `console.log('${title}')` }, _status: 'published' },
      user: admin as never,
    });
  const page = await payload.create({
    collection: 'page-products',
    data: { slug: 'photo_tool', title: 'First', _status: 'published', seo: { script: 'first()' } },
  });
  await save('Second');
  const { docs } = await payload.findVersions({
    collection: 'page-products',
    where: { parent: { equals: page.id }, 'version.title': { equals: 'First' } },
  });
  await restoreVersionOperation({
    id: docs[0]?.id as string,
    collection: payload.collections['page-products'] as never,
    req: await asEditor(),
  });
  const shown = { title: 'First', seo: { script: "console.log('Second')" } };
  expect(await payload.findByID({ collection: 'page-products', id: page.id })).toMatchObject(shown);
  expect(await payload.findByID({ collection: 'page-products', id: page.id, draft: true })).toMatchObject(
    shown,
  );
});

test('a home page that is restored as a draft stays as it is for visitors', async () => {
  const publish = (title: string) =>
    payload.updateGlobal({ slug: 'page-home', data: { title, _status: 'published' } });
  await publish('An older one');
  await publish('What is shown');
  const { docs } = await payload.findGlobalVersions({
    slug: 'page-home',
    where: { 'version.title': { equals: 'An older one' } },
  });
  const restore = restoreAsDraft(pageHome);
  const req = await asEditor();
  Object.assign(req, {
    routeParams: { id: docs[0]?.id },
    searchParams: new URLSearchParams({ draft: 'true' }),
  });
  expect((await restore.handler(req)).status).toBe(200);
  const shown = await payload.findGlobal({ slug: 'page-home' });
  expect(shown).toMatchObject({ title: 'What is shown', _status: 'published' });
  const draft = await payload.findGlobal({ slug: 'page-home', draft: true });
  expect(draft).toMatchObject({ title: 'An older one', _status: 'draft' });
});

/** Restores a version of a global, as an editor's browser does. */
async function restoreGlobal(title: string, draft: boolean) {
  const { docs } = await payload.findGlobalVersions({
    slug: 'page-home',
    where: { 'version.title': { equals: title } },
  });
  const req = await asEditor();
  Object.assign(req, {
    routeParams: { global: 'page-home', id: docs[0]?.id },
    searchParams: new URLSearchParams({ draft: String(draft) }),
  });
  return (await restoreAsDraft(pageHome).handler(req)).status;
}
const homeScript = async (draft: boolean) =>
  (await payload.findGlobal({ slug: 'page-home', draft, overrideAccess: true })).seo.script;

test.each([true, false])(
  'an editor does not bring back a script with an old home page (draft: %s)',
  async (draft) => {
    const save = (title: string, script: string) =>
      payload.updateGlobal({
        slug: 'page-home',
        data: { title, seo: { script }, _status: 'published' },
        user: admin as never,
      });
    await save(`With a script ${draft}`, 'removed()');
    await save('Without it', 'stays()');
    expect(await restoreGlobal(`With a script ${draft}`, draft)).toBe(200);
    expect([await homeScript(true), await homeScript(false)]).toEqual(['stays()', 'stays()']);
    await payload.updateGlobal({
      slug: 'page-home',
      data: { _status: 'published' },
      overrideAccess: false,
      user: editor as never,
    });
    expect(await homeScript(false)).toBe('stays()');
  },
);

test('an editor neither brings back nor loses a script with an old page that is restored as a draft', async () => {
  const page = await payload.create({
    collection: 'page-products',
    data: { slug: 'scripted', title: 'Old', _status: 'published', seo: { script: 'removed()' } },
  });
  await payload.update({
    collection: 'page-products',
    id: page.id,
    data: { title: 'New', seo: { script: 'stays()' }, _status: 'published' },
    user: admin as never,
  });
  const { docs } = await payload.findVersions({
    collection: 'page-products',
    where: { parent: { equals: page.id }, 'version.title': { equals: 'Old' } },
  });
  await restoreVersionOperation({
    id: docs[0]?.id as string,
    collection: payload.collections['page-products'] as never,
    draft: true,
    req: await asEditor(),
  });
  const script = async (draft: boolean) =>
    (await payload.findByID({ collection: 'page-products', id: page.id, draft })).seo.script;
  expect([await script(true), await script(false)]).toEqual(['stays()', 'stays()']);
  await payload.update({
    collection: 'page-products',
    id: page.id,
    data: { _status: 'published' },
    overrideAccess: false,
    user: editor as never,
  });
  expect(await script(false)).toBe('stays()');
});

/** Restores a version of a document, as an editor's browser does. */
async function restoreDocument(collection: 'products', version: number | string | undefined) {
  const endpoints = payload.collections[collection]?.config.endpoints || [];
  const asked = endpoints.find(({ path, method }) => path === '/versions/:id' && method === 'post');
  const req = await asEditor();
  Object.assign(req, { routeParams: { collection, id: String(version) }, query: { draft: 'false' } });
  return (await asked?.handler(req))?.status;
}

test('a draft that is restored of a published product takes it from nobody', async () => {
  const { id } = await payload.create({
    collection: 'products',
    data: { ...productData('644'), name: 'As it began', _status: 'draft' },
  });
  await payload.update({ collection: 'products', id, data: { name: 'On sale', _status: 'published' } });
  const { docs } = await payload.findVersions({
    collection: 'products',
    where: { parent: { equals: id }, 'version._status': { equals: 'draft' } },
  });
  changes.length = 0;
  expect(await restoreDocument('products', docs[0]?.id)).toBe(200);
  expect(changes).toEqual([]);
  const shown = await payload.findByID({ collection: 'products', id });
  expect(shown).toMatchObject({ name: 'On sale', _status: 'published' });
  const draft = await payload.findByID({ collection: 'products', id, draft: true });
  expect(draft).toMatchObject({ name: 'As it began', _status: 'draft' });
});

test('a version that was published is published again when an editor restores it', async () => {
  const { id } = await payload.create({ collection: 'products', data: productData('645') });
  await payload.update({ collection: 'products', id, data: { name: 'Renamed', _status: 'published' } });
  const { docs } = await payload.findVersions({
    collection: 'products',
    where: { parent: { equals: id }, 'version.name': { equals: 'Ripper 645' } },
  });
  expect(await restoreDocument('products', docs[0]?.id)).toBe(200);
  const shown = await payload.findByID({ collection: 'products', id });
  expect(shown).toMatchObject({ name: 'Ripper 645', _status: 'published' });
});

test('a draft of the home page that is restored leaves visitors the page they have', async () => {
  await payload.updateGlobal({ slug: 'page-home', data: { title: 'Half written' }, draft: true });
  await payload.updateGlobal({ slug: 'page-home', data: { title: 'Finished', _status: 'published' } });
  expect(await restoreGlobal('Half written', false)).toBe(200);
  const shown = await payload.findGlobal({ slug: 'page-home' });
  expect(shown).toMatchObject({ title: 'Finished', _status: 'published' });
  const draft = await payload.findGlobal({ slug: 'page-home', draft: true });
  expect(draft).toMatchObject({ title: 'Half written', _status: 'draft' });
});
