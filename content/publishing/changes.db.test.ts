import { testDatabase } from '@spindle/platform/testing/database.ts';
import { beforeEach, expect, test } from 'vitest';
import { testPayload } from '../testing/test-content.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
beforeEach(() => pool.query('truncate cms.addresses, cms.page_products cascade'));

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
