import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readDemoText } from './read-text.ts';
import { DEMO_LOCALES, type DemoLocale, Translated } from './translated.ts';

const folder = await mkdtemp(join(tmpdir(), 'spindle-texts-'));
afterAll(() => rm(folder, { recursive: true }));

const text = (locale: DemoLocale, { rows = 2, more = '' } = {}) => `---
title: Title ${locale}
figure:
  kind: bars
  rows:
${Array.from({ length: rows }, (_, row) => `    - { label: Row ${row} ${locale}, value: ${row + 1}.5 }`).join('\n')}
---
First in ${locale} with **bold
words** and a [link](/dvd-ripper).

## Heading ${locale}

- one
- two

| Disc | GB |
| --- | --- |
| DVD-5 | 4.7 |

> [!NOTE]
> A remark in ${locale}.
${more}
## ${locale === 'en' ? 'Questions' : `Fragen ${locale}`}
### Why ${locale}?
Because of ${locale}.
`;

let count = 0;
async function written(of: Partial<Record<DemoLocale, string | null>> = {}) {
  count += 1;
  const slug = `text-${count}`;
  for (const locale of DEMO_LOCALES) {
    const source = of[locale] === undefined ? text(locale) : of[locale];
    if (source) await writeFile(join(folder, `${slug}.${locale}.md`), source);
  }
  return readDemoText('', slug, folder);
}

test('front matter is one tree with the words of every language at its leaves', async () => {
  const { words } = await written();
  expect(words).toEqual({
    title: new Translated({
      en: 'Title en',
      de: 'Title de',
      ja: 'Title ja',
      fr: 'Title fr',
      zh: 'Title zh',
    }),
    figure: {
      kind: new Translated({ en: 'bars', de: 'bars', ja: 'bars', fr: 'bars', zh: 'bars' }),
      rows: [
        { label: expect.any(Translated), value: 1.5 },
        { label: expect.any(Translated), value: 2.5 },
      ],
    },
  });
});

test('the body is running text up to the questions, with tables, links and margin notes', async () => {
  const { body, questions } = await written();
  const { root } = body.words.de as { root: { children: { type: string }[] } };
  expect(root.children.map(({ type }) => type)).toEqual(['paragraph', 'heading', 'list', 'table', 'block']);
  expect(root.children[0]).toMatchObject({
    children: [
      { text: 'First in de with ', format: 0 },
      { text: 'bold words', format: 1 },
      { text: ' and a ' },
      { type: 'link', fields: { linkType: 'custom', url: '/dvd-ripper' }, children: [{ text: 'link' }] },
      { text: '.' },
    ],
  });
  expect(root.children[3]).toMatchObject({
    children: [
      { type: 'tablerow', children: [{ headerState: 1 }, { headerState: 1 }] },
      { type: 'tablerow', children: [{ headerState: 0 }, { headerState: 0 }] },
    ],
  });
  expect(root.children[4]).toMatchObject({
    fields: {
      blockType: 'note',
      text: { root: { children: [{ children: [{ text: 'A remark in de.' }] }] } },
    },
  });
  expect(questions?.title.words.de).toBe('Fragen de');
  expect(questions?.items.map(({ question, answer }) => [question.words.ja, answer.words.ja])).toEqual([
    ['Why ja?', 'Because of ja.'],
  ]);
});

test('a line broken in the source goes on without a space where the language has none', async () => {
  const { body } = await written({ ja: text('ja').replace('First in ja', '一行目は、\n二行目です') });
  expect(JSON.stringify(body.words.ja)).toContain('一行目は、二行目です');
});

test('a text that a language lacks, or has in another form, is refused', async () => {
  await expect(written({ fr: null })).rejects.toThrow('fr.md');
  await expect(written({ zh: text('zh', { more: '\n## Added\n' }) })).rejects.toThrow(
    '.zh.md: part 6 is a heading 2, in English a heading 3',
  );
  await expect(written({ de: text('de', { rows: 3 }) })).rejects.toThrow('figure.rows is not of one form');
  await expect(written({ de: text('de').replace('1.5', '1.6') })).rejects.toThrow('figure.rows.0.value');
});

test('an answer with links or lists is running text, and plain text beside that', async () => {
  const answer = '- See [the shop](/store).\n- Or *ask*.\n';
  const more = (locale: DemoLocale) => `${text(locale)}\n### And ${locale}?\n${answer}`;
  const { questions } = await written(
    Object.fromEntries(DEMO_LOCALES.map((locale) => [locale, more(locale)])),
  );
  const [plain, rich] = questions?.items ?? [];
  expect(plain).not.toHaveProperty('body');
  expect(rich?.answer.words.de).toBe('See the shop.\nOr ask.');
  expect(JSON.stringify(rich?.body?.words.de)).toContain('"url":"/store"');
});
