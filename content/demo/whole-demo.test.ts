import { expect, test } from 'vitest';
import type { ContentType } from '../types/define-type.ts';
import { contentTypes } from '../types/register.ts';
import { demoPictures } from './pictures.ts';
import { demoTexts } from './read-text.ts';
import { DEMO_LOCALES, Translated } from './translated.ts';

/** Every text of the demo shop, with the place where it stands. */
async function* everyText(): AsyncGenerator<[string, Translated]> {
  yield* textsIn('pictures', demoPictures);
  for (const type of contentTypes as readonly ContentType[]) {
    yield* textsIn(type.name, await type.demo?.(() => 1));
  }
}

function* textsIn(place: string, value: unknown): Generator<[string, Translated]> {
  if (value instanceof Translated) yield [place, value];
  else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) yield* textsIn(`${place}.${name}`, item);
  }
}

/** The words of a text; for rich text, the words of all its nodes. */
function wordsOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return '';
  return Object.entries(value)
    .filter(([name]) => !NO_WORDS.has(name))
    .map(([, item]) => wordsOf(item))
    .join(' ');
}

/** Properties of rich text that nobody reads. */
const NO_WORDS = new Set(
  ['type', 'tag', 'listType', 'direction', 'format', 'mode', 'style', 'textStyle', 'id', 'url'].concat([
    'linkType',
    'blockType',
    'blockName',
  ]),
);

/** The texts of a value one by one, except those set as code. */
function* saidIn(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value;
  if (typeof value !== 'object' || value === null || isCode(value)) return;
  for (const [name, item] of Object.entries(value)) if (!NO_WORDS.has(name)) yield* saidIn(item);
}

/** Lexical keeps the formats of a text as bits. */
const isCode = (node: object) => 'format' in node && (Number(node.format) & 16) > 0;

/** The number of ordinary words; names such as `MP4` or `ProRes` are the same in every language and are not counted. */
function count(text: string): number {
  return text.match(/\p{L}+/gu)?.filter((word) => /^\p{L}\p{Ll}+$/u.test(word)).length ?? 0;
}

test('every text of the demo is in all of its languages, and none of over three words is still English', async () => {
  const faults: string[] = [];
  let texts = 0;
  for await (const [place, { words, names }] of everyText()) {
    texts += 1;
    const english = wordsOf(words.en).trim();
    for (const locale of DEMO_LOCALES) {
      const own = wordsOf(words[locale]).trim();
      if (!own && english) faults.push(`${place} lacks ${locale}`);
      if (locale !== 'en' && !names && own === english && count(english) > 3) {
        faults.push(`${place} is English in ${locale}: ${english.slice(0, 60)}`);
      }
    }
  }
  expect(faults).toEqual([]);
  expect(texts).toBeGreaterThan(300);
});

test('every text in Markdown is shown by a document of the demo', async () => {
  const used = new Set<string>();
  for (const type of contentTypes as readonly ContentType[]) {
    const documents = [await type.demo?.(() => 1)].flat() as ({ slug?: unknown } | undefined)[];
    for (const document of documents) used.add(`${type.name}/${document?.slug}`);
  }
  const texts = await demoTexts();
  expect(texts.filter((text) => !used.has(text))).toEqual([]);
});

test('French texts have no-break spaces before : ; ! ? % » and after «', async () => {
  const faults: string[] = [];
  for await (const [place, { words }] of everyText()) {
    for (const text of saidIn(words.fr)) {
      if (/[^\u00a0\u202f?!][;!?»%](?!\w)|[^\u00a0\u202f]:(?:\s|$)|«[^\u00a0\u202f]/.test(text))
        faults.push(`${place}: ${text}`);
    }
  }
  expect(faults).toEqual([]);
});
