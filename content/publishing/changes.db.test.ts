import { testDatabase } from '@spindle/platform/testing/database.ts';
import type { FlattenedField } from 'payload';
import { beforeEach, describe, expect, test } from 'vitest';
import { productData, testPayload } from '../testing/test-content.ts';
import { printOf } from './changes.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
beforeEach(() => pool.query('truncate cms.addresses, cms.uses, cms.page_products, cms.products cascade'));

const slug = 'photo_tool';
const collection = 'page-products';
const create = (data: Record<string, unknown>) =>
  payload.create({ collection, locale: 'en', data: { slug, _status: 'published', ...data } });
const save = (id: number | string, locale: 'en' | 'de', data: Record<string, unknown>, draft = false) =>
  payload.update({
    collection,
    id,
    locale,
    draft,
    data: { _status: draft ? 'draft' : 'published', ...data },
  });
async function changed(): Promise<Record<string, string>> {
  const { rows } = await pool.query(
    "select changed from cms.addresses where published and slug = 'photo_tool'",
  );
  return rows[0]?.changed;
}

test('each language of a page says when it changed', async () => {
  const { id, updatedAt } = await create({ title: 'Photos' });
  expect(await changed()).toEqual({ en: updatedAt });
  const german = await save(id, 'de', { title: 'Fotos' });
  expect(await changed()).toEqual({ en: updatedAt, de: german.updatedAt });
  const again = await save(id, 'en', { title: 'Pictures' });
  expect(await changed()).toEqual({ en: again.updatedAt, de: german.updatedAt });
});

test('what all languages share changes all of them, and a save of the same none', async () => {
  const { id } = await create({ title: 'Photos', urlType: 'page' });
  await save(id, 'de', { title: 'Fotos' });
  const before = await changed();
  await save(id, 'en', { title: 'Photos' });
  expect(await changed()).toEqual(before);
  const { updatedAt } = await save(id, 'en', { urlType: 'article' });
  expect(await changed()).toEqual({ en: updatedAt, de: updatedAt });
});

test('words in blocks count in their own language, and those of a draft with its publication', async () => {
  const block = { blockType: 'faq', title: 'Questions', items: [{ question: 'Why?', answer: 'So.' }] };
  const { id } = await create({ title: 'Photos', blocks: [block] });
  await save(id, 'de', { title: 'Fotos' });
  const before = await changed();
  const draft = await save(id, 'en', { blocks: [{ ...block, title: 'Asked' }] }, true);
  expect(await changed()).toEqual(before);
  const { updatedAt } = await save(id, 'en', { blocks: draft.blocks });
  expect(await changed()).toEqual({ en: updatedAt, de: before.de });
});

test('a language that is withdrawn and shown again has changed', async () => {
  const { id } = await create({ title: 'Photos' });
  await save(id, 'de', { title: 'Fotos' });
  await save(id, 'de', { shown: false });
  expect(Object.keys(await changed())).toEqual(['en']);
  const { updatedAt } = await save(id, 'de', { shown: true });
  expect((await changed()).de).toBe(updatedAt);
});

test('a page that is withdrawn and shown again has changed', async () => {
  const { id } = await create({ title: 'Photos' });
  await payload.update({ collection, id, data: { _status: 'draft' } });
  const { updatedAt } = await save(id, 'en', {});
  expect(await changed()).toEqual({ en: updatedAt });
});

test('a block in English alone changes English alone', async () => {
  const { id, updatedAt } = await create({ title: 'Photos' });
  const german = await save(id, 'de', { title: 'Fotos' });
  const blocks = [{ blockType: 'faq', title: 'Questions', items: [{ question: 'Why?', answer: 'So.' }] }];
  const again = await save(id, 'en', { blocks });
  expect(await changed()).toEqual({ en: again.updatedAt, de: german.updatedAt });
  expect(again.updatedAt).not.toBe(updatedAt);
});

test('a field that a document leaves empty is not told from one that it lacks', async () => {
  const fields = payload.collections[collection]?.config.flattenedFields ?? [];
  const document = await create({ title: 'Photos' });
  const all = await payload.findByID({ collection, id: document.id, locale: 'all', depth: 0 });
  const before = printOf(fields, all as never, 'en');
  const added = { type: 'text', name: 'added' } as FlattenedField;
  expect(printOf([added, ...fields.toReversed()], all as never, 'en')).toBe(before);
  const nothing = { ...all, blocks: null, seo: null, product: [] };
  expect(printOf(fields, nothing as never, 'en')).toBe(before);
});

describe('a product', () => {
  const product = (more: Record<string, unknown> = {}) =>
    productData('643', { slug: 'photo_tool', name: 'Photo tool', ...more });
  const publish = (id: number | string, data: Record<string, unknown>, locale: 'en' | 'de' = 'en') =>
    payload.update({ collection: 'products', id, locale, data: { _status: 'published', ...data } });
  async function shown() {
    const { id } = await payload.create({ collection: 'products', locale: 'en', data: product() });
    await publish(id, { name: 'Fotowerkzeug', shortName: 'Fotos' }, 'de');
    const page = await create({ title: 'Photos' });
    await save(page.id, 'de', { title: 'Fotos' });
    return { id, page };
  }

  test('changes the pages that show it where its price is read', async () => {
    const { id } = await shown();
    const before = await changed();
    await publish(id, {});
    expect(await changed()).toEqual(before);
    const dearer = [{ key: 'LFT', usd: 59.99, eur: 44.99, jpy: 7400 }];
    await payload.update({
      collection: 'products',
      id,
      draft: true,
      data: { price: dearer, _status: 'draft' },
    });
    expect(await changed()).toEqual(before);
    const { updatedAt } = await publish(id, { price: dearer });
    expect(await changed()).toEqual({ en: updatedAt, de: before.de });
  });

  test('changes them in the language of a name, and with its withdrawal in all', async () => {
    const { id, page } = await shown();
    const before = await changed();
    const german = await publish(id, { name: 'Bilderwerkzeug' }, 'de');
    expect(await changed()).toEqual({ en: before.en, de: german.updatedAt });
    await save(page.id, 'en', { title: 'Photos' });
    expect(await changed()).toEqual({ en: before.en, de: german.updatedAt });
    const { updatedAt } = await payload.update({ collection: 'products', id, data: { _status: 'draft' } });
    expect(await changed()).toEqual({ en: updatedAt, de: updatedAt });
  });

  test('changes them in all where it is shown again as it was, and once more with a draft of it in between', async () => {
    const { id } = await shown();
    const draft = { _status: 'draft' as const };
    await payload.update({ collection: 'products', id, data: draft });
    const { updatedAt } = await publish(id, {});
    expect(await changed()).toEqual({ en: updatedAt, de: updatedAt });
    await payload.update({ collection: 'products', id, data: draft });
    await payload.update({ collection: 'products', id, draft: true, data: { ...draft, name: 'Tool' } });
    const again = await publish(id, { name: 'Photo tool' });
    expect(await changed()).toEqual({ en: again.updatedAt, de: again.updatedAt });
  });

  test('changes them in all where it is deleted, and in none where nobody saw it', async () => {
    const { id } = await shown();
    const hidden = await payload.create({
      collection: 'products',
      locale: 'en',
      data: productData('644', { slug: 'unseen', name: 'Unseen', _status: 'draft' }),
    });
    const before = await changed();
    await payload.delete({ collection: 'products', id: hidden.id });
    expect(await changed()).toEqual(before);
    await payload.delete({ collection: 'products', id });
    const after = await changed();
    expect(Object.keys(after)).toEqual(Object.keys(before));
    for (const locale of ['en', 'de']) expect(after[locale]).not.toBe(before[locale]);
  });

  test('leaves help articles that name it as they are', async () => {
    const { id } = await shown();
    const { updatedAt } = await payload.create({
      collection: 'page-help-details',
      locale: 'en',
      data: {
        slug: 'about-photos',
        title: 'About photos',
        summary: 'Yes.',
        topic: 'files',
        product: [id],
        _status: 'published',
      },
    });
    await publish(id, { name: 'Picture tool' });
    const { rows } = await pool.query("select changed from cms.addresses where slug = 'about-photos'");
    expect(rows).toEqual([{ changed: { en: updatedAt } }]);
  });
});
