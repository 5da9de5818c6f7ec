import { beforeAll, expect, test } from 'vitest';
import type { ContentType } from '../types/define-type.ts';
import { contentTypesByName, type TypeName } from '../types/register.ts';
import { DEMO_LOCALES, type DemoLocale, type Draft, inLocale } from './translated.ts';

const PRODUCTS = ['dvd', 'blu_ray'].flatMap((disc) =>
  ['ripper', 'copy', 'creator'].map((tool) => `${disc}_${tool}`),
);
/** The shortest length of an article: words, or characters in languages without spaces. */
const SHORTEST: Record<DemoLocale, number> = { en: 350, de: 350, fr: 350, ja: 950, zh: 650 };

const demo = new Map<TypeName, readonly Draft[]>();
beforeAll(async () => {
  const keys: string[] = [];
  const idOf = (key: string) => (keys.includes(key) ? keys.indexOf(key) : keys.push(key) - 1);
  for (const [name, type] of contentTypesByName as ReadonlyMap<TypeName, ContentType>) {
    demo.set(name, [(await type.demo?.(idOf)) ?? []].flat());
  }
});

const documents = (type: TypeName) => demo.get(type) ?? [];
const slugs = (type: TypeName) => documents(type).map(({ slug }) => slug);

/** What a document says in sentences: paragraphs, list items and answers. Headings and table cells may be alike. */
function* passages(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  const { type, answer } = value as Draft;
  if (type === 'table') return;
  if (type === 'paragraph' || type === 'listitem') yield textOf(value as Draft);
  else if (typeof answer === 'string') yield answer;
  else for (const item of Object.values(value)) yield* passages(item);
}

function textOf(node: Draft): string {
  if (node.type === 'text') return String(node.text);
  return [node.children ?? []]
    .flat()
    .map((child) => textOf(child as Draft))
    .join('');
}

function lengthIn(locale: DemoLocale, document: Draft): number {
  const text = [...passages(inLocale(document.blocks, locale))].join(' ');
  return (text.match(locale === 'ja' || locale === 'zh' ? /[^\s\p{P}]/gu : /\S*\p{L}\S*/gu) ?? []).length;
}

test('the demo has a page for every product, and one to buy each of the six tools', () => {
  expect(slugs('page-products')).toEqual(
    expect.arrayContaining([...PRODUCTS, 'spindle_x', 'spindle_ultimate']),
  );
  expect(slugs('page-buys')).toEqual(expect.arrayContaining(PRODUCTS));
});

test('the demo has seven articles in each of four categories, sixteen help articles and the five policies', () => {
  const byCategory = Map.groupBy(documents('articles'), ({ category }) => category);
  expect(byCategory.size).toBe(4);
  expect([...byCategory.values()].filter(({ length }) => length < 7)).toEqual([]);
  expect(slugs('page-help-details').length).toBeGreaterThanOrEqual(16);
  expect(slugs('system-articles')).toEqual(
    expect.arrayContaining(['about', 'terms-of-use', 'privacy', 'purchase-policy', 'refund-policy']),
  );
});

test('the demo answers thirty questions', () => {
  const asked = new Set<unknown>();
  JSON.stringify([...demo.values()], (_, value) => {
    if (value?.question) asked.add(JSON.stringify(value.question));
    return value;
  });
  expect(asked.size).toBeGreaterThanOrEqual(30);
});

test('every article has a picture or a figure of its own', () => {
  const shown = documents('articles').map(({ picture, figure }) => JSON.stringify(picture ?? figure));
  expect(shown.filter((what, index) => !what || shown.indexOf(what) !== index)).toEqual([]);
});

test.each(DEMO_LOCALES)('every article is long enough to be read for in %s', (locale) => {
  const lengths = documents('articles').map((article) => [article.slug, lengthIn(locale, article)] as const);
  expect(lengths.filter(([, length]) => length < SHORTEST[locale])).toEqual([]);
});

test.each(DEMO_LOCALES)('no two articles share a paragraph in %s', (locale) => {
  const owners = new Map<string, unknown>();
  const shared: unknown[] = [];
  for (const { slug, blocks } of documents('articles')) {
    for (const text of new Set(passages(inLocale(blocks, locale)))) {
      if (owners.has(text)) shared.push([text, owners.get(text), slug]);
      owners.set(text, slug);
    }
  }
  expect(shared).toEqual([]);
});
