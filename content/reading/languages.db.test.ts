import { listenForPurges } from '@spindle/platform/purge.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { contentSettings, testLog, testPayload } from '../testing/test-content.ts';
import { openContent } from './readers.ts';

const { url, pool } = await testDatabase();
const payload = await testPayload(url);
const content = await openContent({ config: contentSettings(url), log: testLog, currencyOf: () => 'USD' });
const listening = Promise.withResolvers<void>();
const listener = listenForPurges(url, testLog, {
  purge: content.purge,
  purgeAll() {
    listening.resolve();
    content.purgeAll();
  },
});
afterAll(async () => {
  await listener.close();
  await content.close();
});
await listening.promise;

beforeEach(async () => {
  await pool.query('truncate cms.addresses, cms.page_products cascade');
  content.purgeAll();
});

const where = { slug: 'photo_tool' };
const write = (locale: 'en' | 'de', data: Record<string, unknown>, id?: number | string) =>
  id === undefined
    ? payload.create({ collection: 'page-products', locale, data: { ...where, ...data } })
    : payload.update({ collection: 'page-products', id, locale, data });
const title = async (locale: 'en' | 'de' | 'fr') =>
  (await content.read('page-products', { locale, where }))?.title;
const locales = async () => (await content.address('/photo-tool'))?.locales ?? [];
const published = { _status: 'published' };

test('a document that is not published in a language is missing there, and nowhere English', async () => {
  const { id } = await write('en', { title: 'Photos', ...published });
  await expect.poll(locales).toEqual(['en']);
  expect([await title('en'), await title('de'), await title('fr')]).toEqual(['Photos', undefined, undefined]);
  expect(await content.address('/photo-tool', { locale: 'de' })).toBeNull();

  await write('de', { title: 'Fotos', ...published }, id);
  await expect.poll(locales).toEqual(['en', 'de']);
  expect([await title('en'), await title('de')]).toEqual(['Photos', 'Fotos']);
  expect(await content.address('/photo-tool', { locale: 'de' })).toMatchObject({ slug: 'photo_tool' });
});

test('one language is withdrawn by itself', async () => {
  const { id } = await write('en', { title: 'Photos', ...published });
  await write('de', { title: 'Fotos', ...published }, id);
  await write('en', { shown: false, ...published }, id);
  await expect.poll(locales).toEqual(['de']);
  expect([await title('en'), await title('de')]).toEqual([undefined, 'Fotos']);
});

test('one language is published by itself, with the drafts of the others left as they are', async () => {
  const { id } = await write('en', { title: 'Photos', ...published });
  await payload.update({
    collection: 'page-products',
    id,
    locale: 'en',
    draft: true,
    data: { title: 'Photos, unfinished' },
  });
  await payload.update({
    collection: 'page-products',
    id,
    locale: 'de',
    publishSpecificLocale: 'de',
    data: { title: 'Fotos', ...published },
  });
  await expect.poll(locales).toEqual(['en', 'de']);
  expect([await title('en'), await title('de')]).toEqual(['Photos', 'Fotos']);
});

test('a language that is not written to its end is not shown until it is', async () => {
  const { id } = await write('en', { title: 'Photos', ...published });
  const inGerman = (data: object) =>
    payload.update({ collection: 'page-products', id, locale: 'de', draft: true, data });
  await inGerman({ seo: { metaDescription: 'Noch ohne Titel.' } });
  await write('en', { title: 'Photos, again', ...published }, id);
  await expect.poll(() => title('en')).toBe('Photos, again');
  expect([await title('de'), await locales()]).toEqual([undefined, ['en']]);

  await inGerman({ title: 'Fotos' });
  await write('en', { title: 'Photos, whole', ...published }, id);
  await expect.poll(locales).toEqual(['en', 'de']);
  expect(await title('de')).toBe('Fotos');
});

test('a menu that is not written to its end in a language is not there', async () => {
  const save = (locale: 'en' | 'de', data: object, draft = false) =>
    payload.updateGlobal({ slug: 'pro-dlg', locale, draft, data });
  const read = (locale: 'en' | 'de') => content.read('pro-dlg', { locale, refresh: true });
  await save('de', { compareLabel: 'Alle Lizenzen' }, true);
  await save('en', { title: 'Pro', compareLabel: 'All licences', ...published });
  expect(await read('de')).toBeNull();
  expect((await read('en'))?.title).toBe('Pro');
});

test('a row that is told by its place stays in it where a language lacks its words', async () => {
  const cell = (value: string) => ({ value });
  const { id } = await write('en', {
    title: 'Photos',
    blocks: [
      {
        blockType: 'comparison',
        title: 'Which one',
        columns: ['One', 'Two', 'Three'].map(cell),
        rows: [{ label: 'Makes', values: ['a', 'b', 'c'].map(cell) }],
      },
      {
        blockType: 'dark-band',
        drawing: 'pits',
        title: 'Pits',
        alt: 'Pits of two discs.',
        captions: [
          { label: 'DVD', value: '0.74' },
          { label: 'Blu-ray', value: '0.32' },
        ],
      },
    ],
    ...published,
  });
  const { blocks } = (await payload.findByID({ collection: 'page-products', id, depth: 0 })) as unknown as {
    blocks: [{ columns: object[] }, { captions: object[] }];
  };
  const [table, band] = blocks;
  const unwritten = { value: '', label: '' };
  await write(
    'de',
    {
      title: 'Fotos',
      blocks: [
        { ...table, columns: table.columns.map((row, at) => (at === 1 ? { ...row, ...unwritten } : row)) },
        { ...band, captions: band.captions.map((row, at) => (at === 0 ? { ...row, ...unwritten } : row)) },
      ],
      ...published,
    },
    id,
  );
  await expect.poll(locales).toEqual(['en', 'de']);
  expect((await content.read('page-products', { locale: 'de', where }))?.blocks).toMatchObject([
    {
      columns: ['One', undefined, 'Three'],
      rows: [{ values: [{ value: 'a' }, { value: 'b' }, { value: 'c' }] }],
    },
    { captions: [undefined, { label: 'Blu-ray' }] },
  ]);
});

test('what a language lacks in a page is left out there: rows, blocks, words', async () => {
  const blocks = (more: object[] = []) => [
    { blockType: 'faq', title: 'Questions', items: [{ question: 'Why?', answer: 'So.' }] },
    ...more,
  ];
  const { id } = await write('en', {
    title: 'Photos',
    blocks: blocks([{ blockType: 'facts', title: 'Only English', rows: [{ label: 'A', value: 'B' }] }]),
    seo: { metaDescription: 'About photos.' },
    ...published,
  });
  const stored = (await payload.findByID({ collection: 'page-products', id })) as unknown as {
    blocks: { id: string; items: { id: string }[] }[];
  };
  const [faq, facts] = stored.blocks;
  await write(
    'de',
    {
      title: 'Fotos',
      blocks: [
        {
          blockType: 'faq',
          id: faq?.id,
          title: 'Fragen',
          items: [
            { id: faq?.items[0]?.id, question: 'Warum?', answer: 'Darum.' },
            { question: 'Nur deutsch?', answer: 'Ja.' },
          ],
        },
        { ...facts, title: '' },
      ],
      ...published,
    },
    id,
  );
  await expect.poll(locales).toEqual(['en', 'de']);
  const [german, english] = await Promise.all(
    (['de', 'en'] as const).map((locale) => content.read('page-products', { locale, where })),
  );
  expect(german?.blocks).toMatchObject([
    { title: 'Fragen', items: [{ question: 'Warum?' }, { question: 'Nur deutsch?' }] },
  ]);
  expect(german?.seo.metaDescription).toBeUndefined();
  expect(english?.blocks).toMatchObject([
    { title: 'Questions', items: [{ question: 'Why?' }] },
    { title: 'Only English' },
  ]);
});

test('a page of which there is one is at its address in the languages it is published in', async () => {
  const save = (locale: 'en' | 'de', data: object) =>
    payload.updateGlobal({ slug: 'page-store', locale, data: { ...data, ...published } });
  await save('en', { title: 'Store' });
  await expect.poll(() => content.address('/store', { locale: 'en' })).not.toBeNull();
  expect(await content.address('/store', { locale: 'de' })).toBeNull();
  await save('de', { title: 'Shop' });
  await expect.poll(() => content.address('/store', { locale: 'de' })).not.toBeNull();
  expect((await content.read('page-store', { locale: 'de' }))?.title).toBe('Shop');
});
