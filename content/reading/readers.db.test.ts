import { openLog } from '@spindle/platform/log.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { contentSettings, productData, testPayload } from '../testing/test-content.ts';
import type { DraftOf } from './draft-of.ts';
import { openContent } from './readers.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
const logged: { path?: string; msg: string }[] = [];
const log = Object.assign(openLog('test', 'silent'), {
  warn: (fields: { path?: string }, msg: string) => logged.push({ ...fields, msg }),
});
const content = await openContent({
  config: contentSettings(url),
  log,
  currencyOf: (locale) => (locale === 'ja' ? 'JPY' : 'USD'),
});
afterAll(content.close);

const dvd = await payload.create({ collection: 'products', data: productData('643') });
const mac = await payload.create({ collection: 'products', data: productData('60643', { system: 'mac' }) });
const page = await payload.create({
  collection: 'page-products',
  data: {
    slug: 'dvd_ripper',
    title: 'DVD Ripper',
    product: [dvd.id, mac.id],
    blocks: [{ blockType: 'product-hero', title: 'Hero', text: 'Text', products: [dvd.id, mac.id] }],
    _status: 'published',
  },
});

beforeEach(() => {
  content.purgeAll();
  logged.length = 0;
});

const read = (locale: 'en' | 'de' = 'en', draft?: DraftOf) =>
  content.read('page-products', { locale, where: { slug: 'dvd_ripper' }, draft });
const draftOfPage = { type: 'page-products', id: Number(page.id) };

test('a page knows the documents it was made from', async () => {
  const found = await read();
  expect(found?.title).toBe('DVD Ripper');
  expect(found?.tags).toEqual([
    'page-products:dvd_ripper',
    `page-products#${page.id}`,
    'products:643',
    `products#${dvd.id}`,
    'products:60643',
    `products#${mac.id}`,
  ]);
});

test('a page knows the pictures of the products it shows', async () => {
  const { rows } = await pool.query<{ id: number }>(
    "insert into cms.media (filename, mime_type) values ('box.png', 'image/png') returning id",
  );
  const media = rows[0]?.id;
  await payload.update({ collection: 'products', id: dvd.id, data: { media, _status: 'published' } });
  const found = await read();
  expect(found?.product[0]?.media?.url).toBe('/media/box.png');
  expect(found?.tags).toContain(`media#${media}`);
  await payload.update({ collection: 'products', id: dvd.id, data: { media: null, _status: 'published' } });
});

test('a document is read once, until what it was made from is purged', async () => {
  await read();
  await payload.update({
    collection: 'products',
    id: dvd.id,
    data: { shortName: 'Renamed', _status: 'published' },
  });
  expect((await read())?.product[0]?.shortName).toBe('Ripper');
  content.purge(['products:643']);
  expect((await read())?.product[0]?.shortName).toBe('Renamed');
});

test('what never existed is null, also after asking twice; once published it is there', async () => {
  const find = () => content.read('page-buys', { locale: 'en', where: { slug: 'dvd_ripper' } });
  expect(await find()).toBeNull();
  await payload.create({
    collection: 'page-buys',
    data: { slug: 'dvd_ripper', title: 'Buy', _status: 'published' },
  });
  expect(await find()).toBeNull();
  content.purge(['page-buys:dvd_ripper']);
  expect((await find())?.title).toBe('Buy');
});

test('drafts are seen with a preview only, and are not kept', async () => {
  await payload.update({
    collection: 'page-products',
    id: page.id,
    draft: true,
    data: { title: 'Draft title' },
  });
  expect((await read())?.title).toBe('DVD Ripper');
  expect((await read('en', draftOfPage))?.title).toBe('Draft title');
  expect((await read())?.title).toBe('DVD Ripper');
});

test('a preview shows one draft, and of all else what visitors see', async () => {
  const draft = (id: number | string, shortName: string) =>
    payload.update({ collection: 'products', id, draft: true, data: { shortName } });
  await draft(dvd.id, 'Drafted');
  await draft(mac.id, 'Drafted, too');
  const unseen = await payload.create({
    collection: 'page-products',
    draft: true,
    data: { slug: 'unseen', title: 'Unseen', _status: 'draft' },
  });
  const leads = (url: string) => ({ label: 'Go', kind: 'link', url });
  const band = (title: string, url: string) => ({ blockType: 'closing-band', title, primary: leads(url) });
  const before = await payload.findByID({ collection: 'page-products', id: page.id, depth: 0 });
  await payload.update({
    collection: 'page-products',
    id: page.id,
    draft: true,
    data: {
      blocks: [
        ...((before as { blocks?: object[] }).blocks ?? []),
        band('To itself', '/dvd-ripper'),
        band('On', '/unseen'),
      ],
    },
  });
  const names = (found: Awaited<ReturnType<typeof read>>) => found?.product.map(({ shortName }) => shortName);
  const shown = names(await read());

  // The draft of the page itself: its words are the draft's, its products are not.
  const own = await read('en', draftOfPage);
  expect(own?.title).toBe('Draft title');
  expect(names(own)).toEqual(shown);
  const links = own?.blocks.flatMap((block) => ('primary' in block ? [block.primary?.url] : []));
  expect(links).toEqual(['/dvd-ripper', undefined]);

  // The draft of a product: the page is as visitors see it, with only that product as a draft.
  const product = await read('en', { type: 'products', id: Number(dvd.id) });
  expect(product?.title).toBe('DVD Ripper');
  expect(names(product)).toEqual(['Drafted', shown?.[1]]);
  const hero = product?.blocks.find((block) => block.__component === 'blocks.product-hero');
  expect(hero?.products.map(({ shortName }) => shortName)).toEqual(['Drafted', shown?.[1]]);

  // The draft of another document, of the same type or not: nothing of it shows.
  for (const other of [
    { type: 'page-products', id: Number(unseen.id) },
    { type: 'footer', id: 0 },
    { type: 'nothing', id: 1 },
  ])
    expect((await read('en', other))?.title).toBe('DVD Ripper');
  expect(
    await content.read('page-products', { locale: 'en', where: { slug: 'unseen' }, draft: draftOfPage }),
  ).toBeNull();
  expect(await content.address('/unseen', { draft: draftOfPage })).toBeNull();
  expect(
    await content.address('/unseen', { draft: { type: 'page-products', id: Number(unseen.id) } }),
  ).toMatchObject({ slug: 'unseen' });
  await payload.delete({ collection: 'page-products', id: unseen.id });
});

test('a preview shows the draft also where another document of its kind refers to it', async () => {
  const help = (slug: string, related: (number | string)[]) =>
    payload.create({
      collection: 'page-help-details',
      data: { slug, title: slug, summary: 'In short.', topic: 'discs', related, _status: 'published' },
    });
  const told = await help('told', []);
  const from = await help('from', [told.id]);
  await payload.update({
    collection: 'page-help-details',
    id: told.id,
    draft: true,
    data: { title: 'Draft' },
  });
  const related = async (draft?: DraftOf) => {
    const found = await content.read('page-help-details', { locale: 'en', where: { slug: 'from' }, draft });
    return found?.related.map(({ title }) => title);
  };
  expect(await related()).toEqual(['told']);
  expect(await related({ type: 'page-help-details', id: Number(told.id) })).toEqual(['Draft']);
  for (const { id } of [from, told]) await payload.delete({ collection: 'page-help-details', id });
});

test('a preview of the one document of a kind shows its draft, and that of no other', async () => {
  const save = (slug: 'footer' | 'page-commons', data: object, draft = false) =>
    payload.updateGlobal({ slug, draft, data: { ...data, _status: draft ? 'draft' : 'published' } });
  await save('footer', { logoLink: '/', logoTitle: 'Published' });
  await save('footer', { logoTitle: 'Drafted' }, true);
  const title = async (draft?: DraftOf) =>
    (await content.read('footer', { locale: 'en', draft, refresh: true }))?.logoTitle;
  expect(await title({ type: 'footer', id: 0 })).toBe('Drafted');
  for (const draft of [undefined, { type: 'page-home', id: 0 }, draftOfPage])
    expect(await title(draft)).toBe('Published');
});

test('a page that names a product which is deleted shows the others, and is no longer found by it', async () => {
  const gone = await payload.create({ collection: 'products', data: productData('999', { slug: 'gone' }) });
  const products = [gone.id, dvd.id];
  const named = await payload.create({
    collection: 'page-products',
    data: {
      ...{ slug: 'names_a_product', title: 'Names a product', _status: 'published' },
      product: products,
      blocks: [{ blockType: 'product-hero', title: 'Hero', text: 'Text', products }],
    },
  });
  const page = async () => {
    content.purgeAll();
    const where = { slug: 'names_a_product' };
    const found = (await content.read('page-products', { locale: 'en', where })) ?? expect.fail();
    const [hero] = found.blocks as { products: { pid: string }[] }[];
    return { shown: hero?.products.map(({ pid }) => pid), tags: found.tags };
  };
  expect(await page()).toMatchObject({
    shown: ['999', '643'],
    tags: expect.arrayContaining(['products:999']),
  });
  await payload.delete({ collection: 'products', id: gone.id });
  const after = await page();
  expect(after.shown).toEqual(['643']);
  expect(after.tags).not.toContain('products:999');
  await payload.delete({ collection: 'page-products', id: named.id });
});

test('a page that was never published and one that was unpublished are not there', async () => {
  const created = await payload.create({
    collection: 'page-products',
    draft: true,
    data: { slug: 'secret', title: 'Secret', _status: 'draft' },
  });
  const find = () => content.read('page-products', { locale: 'en', where: { slug: 'secret' } });
  expect(await find()).toBeNull();
  await payload.update({ collection: 'page-products', id: created.id, data: { _status: 'published' } });
  content.purge(['page-products:secret']);
  expect((await find())?.title).toBe('Secret');
  await payload.update({ collection: 'page-products', id: created.id, data: { _status: 'draft' } });
  content.purge(['page-products:secret']);
  expect(await find()).toBeNull();
});

test('a product that is not published disappears from pages; publishing it purges them', async () => {
  await payload.update({ collection: 'products', id: mac.id, data: { _status: 'draft' } });
  content.purge([`products#${mac.id}`]);
  const without = await read();
  expect(without?.product.map((item) => item.pid)).toEqual(['643']);
  expect(without?.tags).toContain(`products#${mac.id}`);
  await payload.update({ collection: 'products', id: mac.id, data: { _status: 'published' } });
  content.purge([`products#${mac.id}`]);
  expect((await read())?.product.map((item) => item.pid)).toEqual(['643', '60643']);
});

test('a block without words in a language is left out there', async () => {
  await payload.update({
    collection: 'page-products',
    id: page.id,
    locale: 'de',
    data: { title: 'DVD-Ripper auf Deutsch', _status: 'published' },
  });
  content.purge([`page-products#${page.id}`]);
  const german = await read('de');
  expect(german?.title).toBe('DVD-Ripper auf Deutsch');
  expect(german?.blocks).toEqual([]);
  expect((await read())?.blocks[0]).toMatchObject({ __component: 'blocks.product-hero', title: 'Hero' });
});

test('a block that lacks a required field or is of an unknown kind is left out and logged once', async () => {
  const broken = [
    { id: 'a', blockType: 'faq', title: { en: 'Questions' }, items: [] },
    { id: 'b', blockType: 'hologram', title: { en: 'From a later version' } },
    { id: 'c', blockType: 'rich-text' },
    {
      id: 'd',
      blockType: 'facts',
      title: { en: 'Facts' },
      rows: [{ label: { en: 'Light' }, value: { en: '650 nm' } }],
    },
  ];
  await pool.query('update cms.page_products set blocks = $1 where id = $2', [
    JSON.stringify(broken),
    page.id,
  ]);
  content.purge([`page-products#${page.id}`]);
  expect((await read())?.blocks).toMatchObject([{ __component: 'blocks.facts', title: 'Facts' }]);
  content.purge([`page-products#${page.id}`]);
  await read();
  const complaints = logged.filter((line) => line.msg === 'content left out').map((line) => line.path);
  expect(complaints).toContain('blocks.0 (blocks.faq)');
  expect(new Set(complaints).size).toBe(complaints.length);
});

test('a page without what it can not do without is an error, not a missing page', async () => {
  await pool.query("update cms.page_products_locales set title = '' where _parent_id = $1", [page.id]);
  content.purge([`page-products#${page.id}`]);
  await expect(read()).rejects.toThrow('broken');
});

test('what was read is served while the database is away; what was not is an error', async () => {
  const footer = { logoLink: '/', logoTitle: 'Spindle', _status: 'published' };
  await payload.updateGlobal({ slug: 'footer', data: footer });
  expect((await content.read('footer', { locale: 'en' }))?.logoTitle).toBe('Spindle');
  await pool.query('alter schema cms rename to away');
  try {
    content.purgeAll();
    expect((await content.read('footer', { locale: 'en' }))?.logoTitle).toBe('Spindle');
    await expect(content.read('checkout', { locale: 'en' })).rejects.toThrow();
  } finally {
    await pool.query('alter schema away rename to cms');
  }
});

test('it survives that every connection is cut', async () => {
  await content.read('footer', { locale: 'en' });
  await pool.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  content.purgeAll();
  await expect.poll(() => content.read('footer', { locale: 'en' })).toMatchObject({ logoTitle: 'Spindle' });
});
