import { testDatabase } from '@spindle/platform/testing/database.ts';
import { expect, test } from 'vitest';
import { productData, testPayload } from '../testing/test-content.ts';
import { searchDocuments } from './search-documents.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
const staff = async (role: string) => ({
  ...(await payload.create({
    collection: 'staff',
    data: { email: `${role}@spindle.test`, password: 'a password for tests', role },
  })),
  collection: 'staff',
});
await staff('admin');
const editor = await staff('editor');

await payload.create({ collection: 'products', data: productData('643', { name: 'Photo tool' }) });
const page = await payload.create({
  collection: 'page-products',
  draft: true,
  data: {
    slug: 'photo_tool',
    title: 'All about pictures',
    blocks: [
      {
        blockType: 'faq',
        title: 'Questions',
        items: [{ question: 'How fast?', answer: 'Up to 100 % "quick"' }],
      },
    ],
    _status: 'draft',
  },
});
await payload.update({
  collection: 'page-products',
  id: page.id,
  locale: 'ja',
  draft: true,
  data: { title: '写真のすべて', slug: 'photo_tool' },
});
const found = async (text: string, user: unknown = editor) =>
  (await searchDocuments(payload, user, text)).found.map(({ title }) => title);

test.each([
  ['a word of a title, drafts too', 'about pictures', ['All about pictures']],
  ['another language', '写真', ['All about pictures']],
  ['the text of a block', 'how FAST', ['All about pictures']],
  ['signs that a query could trip over', '100 % "quick"', ['All about pictures']],
  ['a name in an address and in a product', 'photo', ['Photo tool', 'All about pictures']],
  ['a product id', '643', ['Photo tool']],
  ['a part of the shop', 'home p', ['Home page']],
  ['what is nowhere', 'no such words', []],
  ['what no text has', 'about\0 pictures', ['All about pictures']],
  ['half a character', 'about pictures\ud83d', []],
  ['nothing', ' a ', []],
])('%s is found', async (_what, text, titles) => {
  expect(await found(text)).toEqual(titles);
});

test('what is called so comes first, however many others mention it', async () => {
  const article = (slug: string, title: string, summary: string) =>
    payload.create({ collection: 'articles', draft: true, data: { slug, title, summary, _status: 'draft' } });
  const named = [
    await article('hologram', 'Hologram', '-'),
    await article('hologram-discs', 'Hologram discs', '-'),
    await article('about-holograms', 'About holograms', '-'),
  ];
  for (let number = 0; number < 12; number++) await article(`other-${number}`, `Other ${number}`, 'hologram');
  await payload.update({
    collection: 'page-products',
    id: page.id,
    draft: true,
    data: { blocks: [{ blockType: 'faq', title: 'Hologram?', items: [{ question: '-', answer: '-' }] }] },
  });
  const titles = await found('hologram');
  expect(titles.slice(0, 3)).toEqual(named.map(({ title }) => title));
  expect(titles).toContain('All about pictures');
  expect(titles).toHaveLength(11);
});

test('nobody finds what they may not read', async () => {
  expect(await found('spindle.test')).toEqual([]);
  expect(await found('pictures', null)).toEqual([]);
});

test('a published page is found by the text of the draft beside it, and not by what is changed there', async () => {
  const faq = (question: string) => [{ blockType: 'faq', title: '-', items: [{ question, answer: '-' }] }];
  const { id } = await payload.create({
    collection: 'page-products',
    data: { slug: 'drafted', title: 'Drafted', blocks: faq('Zeppelin?'), _status: 'published' },
  });
  await payload.update({ collection: 'page-products', id, draft: true, data: { blocks: faq('Balloon?') } });
  expect([await found('balloon'), await found('zeppelin')]).toEqual([['Drafted'], []]);
});

test('what can not be searched in time is named, and the rest is found', async () => {
  const other = await pool.connect();
  await other.query('begin; lock table cms._page_products_v in access exclusive mode');
  const search = await searchDocuments(payload, editor, 'photo', { patience: 1_000 });
  await other.query('rollback');
  other.release();
  expect(search.late).toContain('Product pages');
  expect(search.found.map(({ title }) => title)).not.toContain('All about pictures');
});
