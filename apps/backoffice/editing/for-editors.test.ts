import { offlineSettings } from '@spindle/content/payload/offline-settings.ts';
import { contentConfig } from '@spindle/content/payload/payload-config.ts';
import { contentTypesByName } from '@spindle/content/types/register.ts';
import { openLog } from '@spindle/platform/log.ts';
import type { Block, Field } from 'payload';
import { expect, test } from 'vitest';
import { localeOf } from '../locale-of.ts';
import { editingWords } from './editing-words.ts';
import { forEditors } from './for-editors.ts';
import { type RowPart, rowWords } from './row-words.ts';

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
          typeof option === 'string' || option.label === option.value
            ? [`${path}: ${JSON.stringify(option)}`]
            : [],
        )
      : [],
  );
  expect(values).toEqual([]);
});

/** Names in the code that are an editor's words as well, and what Payload brings along. */
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
    const label = 'label' in field && typeof field.label === 'string' ? field.label.toLowerCase() : '';
    return inCode && label === spelt ? [field.name] : [];
  });
  expect([...new Set(byName)]).toEqual([]);
});

test('no row is added by the name of its list in the code', () => {
  const added = all.flatMap(({ field }) => (field.type === 'array' ? [String(field.labels?.singular)] : []));
  expect(added).toContain('Download');
  expect(added.filter((label) => /^(?:.* )?(?:url|img|item|list|meta|read|write)$/i.test(label))).toEqual([]);
});

const rowLabelOf = (path: string) => {
  const found = all.find((one) => one.path === path)?.field;
  const component = found?.admin?.components as
    | { RowLabel?: { clientProps: { parts: RowPart[][] } } }
    | undefined;
  return component?.RowLabel?.clientProps.parts ?? [];
};

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
