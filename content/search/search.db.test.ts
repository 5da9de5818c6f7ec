import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { openContent } from '../reading/readers.ts';
import { contentSettings, testLog, testPayload } from '../testing/test-content.ts';
import { cleanSearch } from './parse-search.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
const content = await openContent({ config: contentSettings(url), log: testLog, currencyOf: () => 'USD' });
afterAll(content.close);

beforeEach(async () => {
  await pool.query(
    'truncate cms.search_documents, cms.search_words, cms.addresses, cms.page_products, cms.page_help_details, cms.page_services cascade',
  );
});

type Words = { title: string; summary?: string; question?: string; answer?: string };
const faq = ({ question, answer }: Words) =>
  question
    ? [{ blockType: 'faq', anchorId: 'faq', title: '-', items: [{ question, answer: answer ?? '-' }] }]
    : [];

/** Publishes a help article in one language. */
async function help(slug: string, words: Words, locale: Locale = 'en') {
  return payload.create({
    collection: 'page-help-details',
    locale,
    data: {
      slug,
      topic: 'discs',
      title: words.title,
      summary: words.summary ?? '-',
      blocks: faq(words),
      _status: 'published',
    },
  });
}
const product = (slug: string, title: string) =>
  payload.create({ collection: 'page-products', data: { slug, title, _status: 'published' } });

async function find(typed: string, locale: Locale = 'en', type?: 'page-help-details') {
  const found = await content.search({ text: cleanSearch(typed), locale, type, most: 20 });
  return found.map(({ path }) => path);
}

test('a title counts for more than a summary, and a summary for more than the text', async () => {
  await help('text', { title: 'One', summary: 'Two', question: 'Three?', answer: 'About subtitles.' });
  await help('lead', { title: 'Four', summary: 'Where subtitles are.' });
  await help('title', { title: 'Subtitles are missing' });
  expect(await find('subtitles')).toEqual(['/help/title', '/help/lead', '/help/text']);
});

test('a word is found while it is typed, whole words first', async () => {
  await help('begun', { title: 'Discography' });
  await help('whole', { title: 'The disco' });
  expect(await find('di')).toHaveLength(2);
  expect(await find('disco')).toEqual(['/help/whole', '/help/begun']);
});

test('all words have to be there; where no document has all, one is enough', async () => {
  await help('both', { title: 'Region codes', summary: 'Of a Blu-ray.' });
  await help('one', { title: 'Blu-ray drives' });
  expect(await find('blu-ray region')).toEqual(['/help/both']);
  expect(await find('bluray')).toHaveLength(2);
  expect(await find('how do I remove the region code?')).toEqual(['/help/both']);
});

test.each([
  [
    'en',
    'Subtitles are missing',
    ['subtitels', 'subtiles', 'subbtitles', 'sbutitles', 'subtitle', 'missimg'],
  ],
  [
    'de',
    'Untertitel fehlen für Ärzte',
    ['untertittel', 'utnertitel', 'fehlne', 'für', 'fur', 'fuer', 'aerzte', 'ARZTE'],
  ],
  ['fr', 'Sous-titres français coupés', ['francias', 'titers', 'coupes', 'FRANÇAIS', 'soustitres']],
] as const)('%s words are found with typing mistakes and without accents', async (locale, title, typed) => {
  const { id } = await help('page', { title: locale === 'en' ? title : 'English' });
  if (locale !== 'en') {
    const data = { title, summary: '-', shown: true, _status: 'published' as const };
    await payload.update({ collection: 'page-help-details', id, locale, data });
  }
  for (const text of typed) expect([text, await find(text, locale)]).toEqual([text, ['/help/page']]);
  expect(await find('xylophone', locale)).toEqual([]);
});

test.each([
  [
    'ja',
    '字幕を動画から抽出する方法',
    ['字幕', '字幕抽出', '抽出', '動画 字幕', '出する', '字幕を動'],
    ['幕字', '音声'],
  ],
  ['ja', 'ＤＶＤ とブルーレイ', ['dvd', 'ブルーレ', 'ﾌﾞﾙｰﾚｲ', 'ブルーレイ'], ['レイブ']],
  ['zh', '如何提取字幕檔案', ['字幕', '提取', '字幕檔案', '提取檔案', '取字'], ['幕字', '下載']],
] as const)('%s text is found by its words and by parts of them', async (locale, title, found, notFound) => {
  const { id } = await help('page', { title: 'English' });
  const data = { title, summary: '-', shown: true, _status: 'published' as const };
  await payload.update({ collection: 'page-help-details', id, locale, data });
  for (const text of found) expect([text, await find(text, locale)]).toEqual([text, ['/help/page']]);
  for (const text of notFound) expect([text, await find(text, locale)]).toEqual([text, []]);
});

test.each([
  ['en', 'Cancel a subscription', ['cancel', 'unsubscribe', 'unsubscribe subscription']],
  ['en', 'Your invoice', ['receipt', 'invoice']],
  ['de', 'Ein Abonnement kündigen', ['Kündigung', 'kündigen', 'abbestellen']],
  ['de', 'Ihre Rechnung', ['Quittung', 'Beleg']],
  ['fr', 'Résilier un abonnement', ['annuler', 'résiliation', 'annuler abonnement']],
  ['ja', 'Blu-rayを変換する', ['ブルーレイ', 'ブルーレイ変換', 'ブルーレイ リッピング', 'リッピング']],
  ['ja', 'サブスクリプションの解約', ['キャンセル', '退会', 'サブスクリプション キャンセル']],
  ['zh', '取消訂閱', ['退訂', '取消']],
] as const)('in %s “%s” is found by other words for the same', async (locale, title, typed) => {
  const { id } = await help('page', { title: locale === 'en' ? title : 'English' });
  if (locale !== 'en') {
    const data = { title, summary: '-', shown: true, _status: 'published' as const };
    await payload.update({ collection: 'page-help-details', id, locale, data });
  }
  for (const text of typed) expect([text, await find(text, locale)]).toEqual([text, ['/help/page']]);
  for (const text of ['xylophone', '木琴']) expect(await find(text, locale)).toEqual([]);
});

test('pages on which something is done are found, and not among help', async () => {
  await payload.create({
    collection: 'page-services',
    data: { slug: 'subscription-cancel', title: 'Cancel it', summary: 'Until paid.', _status: 'published' },
  });
  expect(await find('cancel')).toEqual(['/subscription-cancel']);
  expect(await find('cancel', 'en', 'page-help-details')).toEqual([]);
});

test('languages are apart', async () => {
  const { id } = await help('page', { title: 'Subtitles' });
  const data = { title: 'Untertitel', summary: '-', shown: true, _status: 'published' as const };
  await payload.update({ collection: 'page-help-details', id, locale: 'de', data });
  expect(await find('untertitel', 'de')).toEqual(['/help/page']);
  expect(await find('untertitel', 'en')).toEqual([]);
  expect(await find('subtitles', 'de')).toEqual([]);
  await payload.update({
    collection: 'page-help-details',
    id,
    locale: 'de',
    data: { shown: false, _status: 'published' },
  });
  expect(await find('untertitel', 'de')).toEqual([]);
  expect(await find('subtitles', 'en')).toEqual(['/help/page']);
});

test('what is not published is not found: a draft, one beside a page, a page withdrawn or deleted', async () => {
  const { id } = await help('page', { title: 'Shown' });
  const save = (data: Record<string, unknown>, draft = false) =>
    payload.update({ collection: 'page-help-details', id, draft, data });
  await save({ title: 'Secret', _status: 'draft' }, true);
  expect(await find('secret')).toEqual([]);
  expect(await find('shown')).toEqual(['/help/page']);
  await save({ title: 'Secret', _status: 'published' });
  expect(await find('shown')).toEqual([]);
  expect(await find('secret')).toEqual(['/help/page']);
  await save({ _status: 'draft' });
  expect(await find('secret')).toEqual([]);
  await save({ _status: 'published' });
  expect(await find('secret')).toEqual(['/help/page']);
  await payload.delete({ collection: 'page-help-details', id });
  expect(await find('secret')).toEqual([]);
});

test('a publication that fails leaves what is found as it was', async () => {
  await product('taken', 'Taken');
  const { id } = await product('other', 'Other');
  const data = { slug: 'taken', title: 'Changed', _status: 'published' as const };
  await expect(payload.update({ collection: 'page-products', id, data })).rejects.toThrow();
  expect(await find('other')).toEqual(['/other']);
  expect(await find('changed')).toEqual([]);
});

test('of publications at the same time, what is found is what visitors see', async () => {
  const { id } = await help('page', { title: 'Start' });
  for (let round = 0; round < 5; round += 1) {
    const titles = ['alpha', 'beta', 'gamma', 'delta'].map((word) => `${word} round${round}`);
    await Promise.allSettled(
      titles.map((title) =>
        payload.update({ collection: 'page-help-details', id, data: { title, _status: 'published' } }),
      ),
    );
    const shown = await payload.findByID({ collection: 'page-help-details', id });
    const { rows } = await pool.query('select title from cms.search_documents');
    expect(rows).toEqual([{ title: shown.title }]);
  }
});

test('documents of one type are looked for alone', async () => {
  await product('dvd_ripper', 'DVD Ripper');
  await help('dvd', { title: 'A DVD is not read' });
  expect((await find('dvd')).toSorted()).toEqual(['/dvd-ripper', '/help/dvd']);
  expect(await find('dvd', 'en', 'page-help-details')).toEqual(['/help/dvd']);
});

test.each([
  ['nothing', ''],
  ['one character', 'a'],
  ['signs', `'":*|&!()<->\\`],
  ['control characters', '\u0000\u0001\u001b'],
  ['half a surrogate', '\ud800x'],
  ['5,000 characters', 'dvd '.repeat(1250)],
  ['one word of 5,000 characters', 'x'.repeat(5000)],
  ['5,000 characters of Japanese', '字幕'.repeat(2500)],
  ['a query of the database', `dvd'); drop table cms.search_documents; --`],
])('%s does no harm', async (_, typed) => {
  await help('dvd', { title: 'DVD' });
  for (const locale of ALL_LOCALES) await find(typed, locale);
  expect(await find('dvd')).toEqual(['/help/dvd']);
});

test('control characters are left out of a search, and what is beyond 200 characters', () => {
  expect(cleanSearch('a\u0000b \u200b\tc\n')).toBe('a b c');
  expect(cleanSearch('ab'.repeat(2500))).toHaveLength(200);
});
