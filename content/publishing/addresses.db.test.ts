import { listenForPurges } from '@spindle/platform/purge.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { createLocalReq, type TextField, type ValidationError } from 'payload';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { PartAddress } from '../reading/address-parts.ts';
import { openContent } from '../reading/readers.ts';
import { contentSettings, testLog, testPayload } from '../testing/test-content.ts';
import { pageProducts } from '../types/page-products/type.ts';
import { keepAddresses } from './addresses.ts';

const { url, db, pool } = await testDatabase();
const payload = await testPayload(url);
const content = await openContent({ config: contentSettings(url), log: testLog, currencyOf: () => 'USD' });
const listener = listenForPurges(url, testLog, { purge: content.purge, purgeAll: content.purgeAll });
afterAll(async () => {
  await listener.close();
  await content.close();
});

beforeEach(async () => {
  await pool.query('truncate cms.addresses, cms.page_products, cms.page_buys, cms.articles cascade');
  content.purgeAll();
});

type PageType = 'page-products' | 'page-buys' | 'articles';
const create = (slug: string, collection: PageType = 'page-products', status = 'published') =>
  payload.create({
    collection,
    draft: status === 'draft',
    data: { slug, title: slug, _status: status },
  });
const inPreview = (path: string, id: number | string) =>
  content.address(path, { draft: { type: 'page-products', id: Number(id) } });
const update = (id: number | string, data: Record<string, unknown>, draft = false) =>
  payload.update({ collection: 'page-products', id, draft, data });
const address = async (path: string) => (await content.address(path))?.slug;
const reason = (saving: Promise<unknown>) =>
  saving.then(
    () => 'saved',
    (error: { data?: { errors?: { path: string; message: string }[] } }) => error.data?.errors?.[0] ?? error,
  );

test('a page has its address, and its buy page the one below it, as soon as they are published', async () => {
  expect(await address('/photo-tool')).toBeUndefined();
  await create('photo_tool');
  await create('photo_tool', 'page-buys');
  await expect.poll(() => address('/photo-tool/buy')).toBe('photo_tool');
  expect(await content.address('/photo-tool')).toEqual({
    path: '/photo-tool',
    type: 'page-products',
    slug: 'photo_tool',
    locales: ['en'],
    middleware: 'get-product-detail',
  });
  const asked = { locales: ['en' as const], without: [], size: 10 };
  const { value } = await content.addressParts.read(1, asked)[Symbol.asyncIterator]().next();
  const listed: readonly PartAddress[] = value ?? [];
  expect(listed.map(({ path }) => path)).toEqual(['/photo-tool', '/photo-tool/buy']);
});

test('an address that another document has is refused, whichever way it is spelt', async () => {
  await create('photo_tool');
  expect(await reason(create('photo-tool'))).toMatchObject({
    path: 'slug',
    message: '/photo-tool is the address of the product page “photo_tool”.',
  });
  const other = await create('other');
  expect(await reason(update(other.id, { slug: 'photo-tool', _status: 'published' }))).toMatchObject({
    path: 'slug',
  });
});

test.each(['checkout', 'de', 'api', 'backend', 'admin', 'dev', 'assets', 'media', 'healthz', 'help'])(
  'nobody gets the address /%s',
  async (slug) => {
    const message = `/${slug} is reserved for the shop itself.`;
    expect(await reason(create(slug))).toMatchObject({ path: 'slug', message });
    for (const type of ['page-buys', 'articles'] as const) await create(slug, type, 'draft');
    const { rows } = await pool.query('select path from cms.addresses');
    expect(rows).toEqual([]);
  },
);

test('a draft whose address another document has is saved and claims it when it is free', async () => {
  const owner = await create('photo_tool');
  const draft = await create('photo-tool', 'page-products', 'draft');
  const { id } = await create('other');
  const saved = await update(id, { slug: 'photo-tool', title: 'Typed', _status: 'draft' }, true);
  expect(saved).toMatchObject({ slug: 'photo-tool', title: 'Typed' });
  expect(await inPreview('/photo-tool', id)).not.toMatchObject({ slug: 'photo-tool' });
  await expect.poll(() => address('/other')).toBe('other');

  expect(await reason(update(draft.id, { _status: 'published' }))).toMatchObject({ path: 'slug' });
  await payload.delete({ collection: 'page-products', id: owner.id });
  await update(draft.id, { _status: 'published' });
  await expect.poll(() => address('/photo-tool')).toBe('photo-tool');
});

test('a published page whose draft has the address of another can be withdrawn', async () => {
  await create('photo_tool');
  const { id } = await create('other');
  await update(id, { slug: 'photo-tool', _status: 'draft' }, true);
  await update(id, { _status: 'draft' });
  await expect.poll(() => address('/other')).toBeUndefined();
});

test('of editors who choose one address at the same time, one gets it', async () => {
  const spellings = ['photo_tool', 'photo-tool'];
  const saved = await Promise.allSettled(spellings.map((slug) => create(slug)));
  expect(saved.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const { rows } = await pool.query('select slug from cms.page_products');
  expect(rows).toHaveLength(1);
});

test('of many editors who choose one slug at the same time, one gets it and the others are told why', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const reasons = await Promise.all(Array.from({ length: 6 }, () => reason(create(`tool_${round}`))));
    const refused = reasons.filter((one) => one !== 'saved');
    expect(refused).toHaveLength(5);
    for (const one of refused) expect(one).toMatchObject({ path: 'slug' });
  }
});

test('of two drafts of one page saved at once, the later one has its address and the other is free', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const save = (slug: string) =>
      db.transaction((tx) => keepAddresses(tx, pageProducts, round, [{ slug, _status: 'draft' }]));
    await Promise.all([save(`one_${round}`), save(`two_${round}`)]);
    const { rows } = await pool.query('select path from cms.addresses where document_id = $1', [round]);
    expect(rows).toHaveLength(1);
  }
});

test('two pages whose drafts have each other’s address are saved at once', async () => {
  const save = (id: number, live: string, drafted: string) =>
    db.transaction((tx) =>
      keepAddresses(tx, pageProducts, id, [
        { slug: live, _status: 'published' },
        { slug: drafted, _status: 'draft' },
      ]),
    );
  await save(1, 'one', 'one');
  await save(2, 'two', 'two');
  for (let round = 1; round <= 20; round += 1) {
    await Promise.all([save(1, 'one', 'two'), save(2, 'two', 'one')]);
  }
  const { rows } = await pool.query('select path, document_id as id from cms.addresses order by path');
  expect(rows).toEqual([
    { path: '/one', id: 1 },
    { path: '/two', id: 2 },
  ]);
});

test('a page that is not published is at its address in a preview only, and keeps it from others', async () => {
  const { id } = await create('photo_tool', 'page-products', 'draft');
  expect(await address('/photo-tool')).toBeUndefined();
  expect(await inPreview('/photo-tool', id)).toMatchObject({ slug: 'photo_tool' });
  expect(await inPreview('/photo-tool', Number(id) + 1)).toBeNull();
  expect(await reason(create('photo-tool'))).toMatchObject({ path: 'slug' });
});

test('a page moves when its new slug is published, not when it is drafted; the old address is free', async () => {
  const { id } = await create('old_name');
  await expect.poll(() => address('/old-name')).toBe('old_name');
  await update(id, { slug: 'new_name', _status: 'draft' }, true);
  expect(await address('/old-name')).toBe('old_name');
  expect(await inPreview('/new-name', id)).toMatchObject({ slug: 'new_name' });
  await update(id, { slug: 'new_name', _status: 'published' });
  await expect.poll(() => address('/new-name')).toBe('new_name');
  expect(await address('/old-name')).toBeUndefined();
  await create('old_name');
  await expect.poll(() => address('/old-name')).toBe('old_name');
});

test('a page that is withdrawn or deleted is not at its address', async () => {
  const { id } = await create('photo_tool');
  await expect.poll(() => address('/photo-tool')).toBe('photo_tool');
  await update(id, { _status: 'draft' });
  await expect.poll(() => address('/photo-tool')).toBeUndefined();
  await payload.delete({ collection: 'page-products', id });
  await create('photo_tool', 'page-products');
  await expect.poll(() => address('/photo-tool')).toBe('photo_tool');
});

const config = payload.collections['page-products']?.config;

/** The message at the slug in a document's form while somebody types. */
async function saidAtSlug(slug: string, id?: number | string) {
  const field = config?.fields.find((one) => 'name' in one && one.name === 'slug') as TextField;
  const req = await createLocalReq({}, payload);
  const data = { slug, _status: 'draft' };
  return field.validate?.(slug as never, { ...field, id, data, event: 'onChange', req } as never);
}

test('the form says why an address can not be had for as long as it stands there', async () => {
  const { id } = await create('photo_tool');
  const taken = '/photo-tool is the address of the product page “photo_tool”.';
  expect(await saidAtSlug('photo-tool')).toBe(taken);
  expect(await saidAtSlug('photo-tool', Number(id) + 1)).toBe(taken);
  expect(await saidAtSlug('photo-tool', id)).toBe(true);
  expect(await saidAtSlug('checkout')).toBe('/checkout is reserved for the shop itself.');
  expect(await saidAtSlug('Photo Tool')).toContain('small letters');
  expect(await saidAtSlug('free')).toBe(true);
});

test('what the back office shows of a refusal has the reason in it', async () => {
  await create('photo_tool');
  const error = await create('photo-tool').catch((thrown: unknown) => thrown as ValidationError);
  const result = { errors: [{ message: error.message, data: error.data }] };
  for (const hook of config?.hooks.afterError ?? []) await hook({ error, result } as never);
  expect(result.errors[0]?.message).toBe(
    'The following field is invalid: Slug (/photo-tool is the address of the product page “photo_tool”.)',
  );
});
