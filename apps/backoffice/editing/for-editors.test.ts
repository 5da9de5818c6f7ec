import { saidIn } from '@spindle/content/fields/said.ts';
import { offlineSettings } from '@spindle/content/payload/offline-settings.ts';
import { contentConfig } from '@spindle/content/payload/payload-config.ts';
import { localeOf } from '@spindle/content/staff/locale-of.ts';
import { contentTypesByName } from '@spindle/content/types/register.ts';
import { fieldWords } from '@spindle/i18n/field-words/words.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import { openLog } from '@spindle/platform/log.ts';
import type { Block, Field } from 'payload';
import { expect, test } from 'vitest';
import { editingWords } from './editing-words.ts';
import { forEditors } from './for-editors.ts';
import { numberedRow, type RowPart, rowWords } from './row-words.ts';

const config = await contentConfig({
  config: offlineSettings('postgres://localhost/none'),
  log: openLog('test', 'silent'),
  plugins: [forEditors],
});

/** Every field of every document, with the path of names that leads to it. */
function walk(fields: readonly Field[], at: string): { path: string; field: Field }[] {
  return fields.flatMap((field) => {
    const path = 'name' in field ? `${at}.${field.name}` : at;
    const inside = 'fields' in field ? walk(field.fields, path) : [];
    const tabs = field.type === 'tabs' ? field.tabs.flatMap((tab) => walk(tab.fields, path)) : [];
    const blocks =
      field.type === 'blocks'
        ? field.blocks.flatMap((block: Block) => walk(block.fields, `${path}.${block.slug}`))
        : [];
    return [{ path, field }, ...inside, ...tabs, ...blocks];
  });
}
const documents = [...config.collections, ...config.globals].filter(
  ({ slug }) => !slug.startsWith('payload-'),
);
const all = documents.flatMap(({ slug, fields }) => walk(fields, slug));

test('no choice is shown as a value', () => {
  const values = all.flatMap(({ path, field }) =>
    'options' in field
      ? field.options.flatMap((option) =>
          typeof option === 'string' || saidIn(option.label) === option.value
            ? [`${path}: ${JSON.stringify(option)}`]
            : [],
        )
      : [],
  );
  expect(values).toEqual([]);
});

/** Field names that are also good words for editors, and fields of Payload's own. */
const FINE = [
  'shortName',
  'onSale',
  'productLine',
  'related_products',
  'alt',
  'createdAt',
  'updatedAt',
  '_status',
  'blockName',
  'wordsChangedAt',
];

const isHidden = (field: Field) =>
  field.admin !== undefined && 'hidden' in field.admin && field.admin.hidden === true;

test('no field is called by its name in the code', () => {
  const own = all.filter(({ path }) => contentTypesByName.has(path.split('.', 1)[0] ?? ''));
  const byName = own.flatMap(({ field }) => {
    if (!('name' in field) || field.type === 'ui' || FINE.includes(field.name) || isHidden(field)) return [];
    const inCode = /[a-z][A-Z]|_/.test(field.name) || /^(pid|url|os|seo|imgs)$/.test(field.name);
    const spelt = field.name
      .replace(/_/g, ' ')
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase();
    const label = 'label' in field ? (saidIn(field.label) ?? '').toLowerCase() : '';
    return inCode && label === spelt ? [field.name] : [];
  });
  expect([...new Set(byName)]).toEqual([]);
});

test('no row is added by the name of its list in the code', () => {
  const added = all.flatMap(({ field }) => (field.type === 'array' ? [saidIn(field.labels?.singular)] : []));
  expect(added).toContain('Download');
  expect(
    added.filter((label) => /^(?:.* )?(?:url|img|item|list|meta|read|write)$/i.test(label ?? '')),
  ).toEqual([]);
});

const rowLabelOf = (path: string) => {
  const found = all.find((one) => one.path === path)?.field;
  const component = found?.admin?.components as
    | { RowLabel?: { clientProps: { parts: RowPart[][] } } }
    | undefined;
  return component?.RowLabel?.clientProps.parts ?? [];
};

test.each(['usd', 'eur', 'jpy'])('the price in %s is written with a comma or a point', (currency) => {
  const found = all.find(({ path }) => path === `products.price.${currency}`)?.field;
  expect(found?.admin?.components).toMatchObject({ Field: '/editing/Amount.tsx#Amount' });
});

test('so is what a block has of decimals, and nothing that is counted', () => {
  const withComma = all.filter(({ field }) => {
    const { Field } = (field.admin?.components ?? {}) as { Field?: unknown };
    return field.type === 'number' && Field === '/editing/Amount.tsx#Amount';
  });
  const names = new Set(withComma.map(({ path }) => path.split('.').slice(-2).join('.')));
  expect(names).toEqual(
    new Set(['price.usd', 'price.eur', 'price.jpy', 'rows.value', 'rows.amount', 'sheet.whole']),
  );
});

test('a text among blocks is told by how it begins', () => {
  const body = {
    root: {
      children: [{ children: [] }, { children: [{ text: 'What ' }, { children: [{ text: 'it plays' }] }] }],
    },
  };
  expect(rowWords({ body }, [[{ name: 'title' }], [{ name: 'body' }]])).toBe('What it plays');
  expect(rowWords({ body: null }, [[{ name: 'body' }]])).toBeUndefined();
});

test.each([
  ['products.price', { key: 'LFT', usd: 49.99 }, 'Lifetime, $49.99'],
  ['products.price', { key: '1Y' }, '1 year'],
  ['products.downloadUrl', { version: '1.2.0', url: '/setup/a.exe' }, '1.2.0, /setup/a.exe'],
  ['footer.menuList', { label: 'Products' }, 'Products'],
  ['page-products.blocks.faq.items', { question: 'Is it free?' }, 'Is it free?'],
  ['page-products.blocks.faq.items', {}, undefined],
])('a row of %s is told by what is in it: %j', (path, row, words) => {
  expect(rowWords(row, rowLabelOf(path))).toBe(words);
});

test('staff choose among the languages of the shop, and read the desk’s own words in them', () => {
  const offered = Object.keys(config.i18n.supportedLanguages);
  expect(offered.map((language) => localeOf(language))).toEqual(['en', 'de', 'ja', 'fr', 'zh']);
  const titles = offered.map((language) => editingWords(language).words.scheduled.title);
  expect(new Set(titles).size).toBe(offered.length);
});

/** All of our texts on a form or in a list: labels, help, choices, headings of the menu. */
function textsOn(one: (typeof documents)[number]): { at: string; text: unknown }[] {
  const { admin, slug } = one;
  const own =
    'labels' in one ? [one.labels?.singular, one.labels?.plural] : 'label' in one ? [one.label] : [];
  const about = [...own, admin?.group, admin && 'description' in admin ? admin.description : undefined];
  return [
    ...about.map((text) => ({ at: slug, text })),
    ...walk(one.fields, slug).flatMap(({ path, field }) => {
      if (field.type === 'ui' || isHidden(field) || path.endsWith('.blockName')) return [];
      const texts: unknown[] = 'label' in field ? [field.label] : [];
      if ('admin' in field && field.admin && 'description' in field.admin)
        texts.push(field.admin.description);
      if ('options' in field)
        texts.push(...field.options.map((option) => typeof option === 'object' && option.label));
      if (field.type === 'array' || field.type === 'blocks')
        texts.push(field.labels?.singular, field.labels?.plural);
      if (field.type === 'blocks')
        texts.push(...field.blocks.flatMap(({ labels }) => [labels?.singular, labels?.plural]));
      return texts.map((text) => ({ at: path, text }));
    }),
  ];
}

/** Names that are the same in all languages. */
const NAMES = /^(?:Windows|macOS|Mac|Android|DVD|Blu-ray|4K UHD|4K Ultra HD|AI Suite)$/;
const OWN_NAMES: readonly string[] = Object.values(LANGUAGES).map(({ name }) => name);

test('every field, choice, list and kind of document has words in all languages of the back office', () => {
  const offered = Object.keys(config.i18n.supportedLanguages);
  const lacking = documents.flatMap(textsOn).flatMap(({ at, text }) => {
    // Payload's own words are functions, and an empty help has no words.
    if (!text || typeof text === 'function') return [];
    const english = saidIn(text) ?? '';
    if (typeof text === 'string')
      return NAMES.test(text) || OWN_NAMES.includes(text) ? [] : [`${at}: ${text}`];
    return offered.every((language) => saidIn(text, language)) ? [] : [`${at}: ${english}`];
  });
  expect([...new Set(lacking)]).toEqual([]);
});

test('no words are kept for a field that there is no more', () => {
  const used = new Set(documents.flatMap(textsOn).map(({ text }) => saidIn(text)));
  const note = ['Margin note', 'Margin notes', 'A remark on the paragraph above it, in 10 to 35 words.'];
  const kept = Object.keys(fieldWords.de).filter((text) => !used.has(text) && !note.includes(text));
  expect(kept).toEqual([]);
});

test.each([
  ['de', 'Lebenslang, 49,99\u00a0$'],
  ['ja', '無期限、$49.99'],
  ['zh-TW', '永久、US$49.99'],
])('a row is told in the reader’s language: %s', (language, words) => {
  expect(rowWords({ key: 'LFT', usd: 49.99 }, rowLabelOf('products.price'), language)).toBe(words);
});

test('a row in which nothing is written has its number', () => {
  expect(numberedRow('Step', 2, 'en')).toBe('Step 2');
  expect(numberedRow('手順', 2, 'ja')).toBe('手順2');
});
