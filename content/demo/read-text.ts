import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { toString as plainText } from 'mdast-util-to-string';
import { gfmTable } from 'micromark-extension-gfm-table';
import { parse as parseYaml } from 'yaml';
import { isNote, richTextOf } from './rich-text-nodes.ts';
import { DEMO_LOCALES, type DemoLocale, type Draft, onlyIn, Translated } from './translated.ts';

const TEXTS = join(import.meta.dirname, 'texts');

/** The words of a demo document. They stand in Markdown, one file for each language: `texts/<type>/<slug>.<locale>.md`. */
export interface DemoText {
  /** The front matter, with each text in every language; numbers stay as they are. */
  words: Draft;
  /** Everything up to the questions, as running text. */
  body: Translated;
  /** The last section, if its heading is `## Questions`. */
  questions?: { title: Translated; items: Question[] };
}

interface Question {
  question: Translated;
  /** Plain text, for search engines. */
  answer: Translated;
  /** The answer as rich text, if it is more than plain text. */
  body?: Translated;
}

type Tree = ReturnType<typeof fromMarkdown>;
type Section = Tree['children'];

interface Source {
  front: unknown;
  tree: Section;
}

/** The names of all texts of a type. */
export async function demoTextSlugs(type: string): Promise<string[]> {
  const texts = await demoTexts();
  return texts.filter((text) => text.startsWith(`${type}/`)).map((text) => text.slice(type.length + 1));
}

/** All texts in Markdown, as `<type>/<slug>`. */
export async function demoTexts(): Promise<string[]> {
  const texts: string[] = [];
  for await (const file of glob('**/*.en.md', { cwd: TEXTS })) texts.push(file.slice(0, -'.en.md'.length));
  return texts.sort();
}

/** @throws if a language lacks the text, or has it with another outline than English */
export async function readDemoText(type: string, slug: string, folder = TEXTS): Promise<DemoText> {
  const sources = {} as Record<DemoLocale, Source>;
  for (const locale of DEMO_LOCALES) {
    const file = join(folder, type, `${slug}.${locale}.md`);
    sources[locale] = parse(await readFile(file, 'utf8'));
    refuseOtherOutline(sources.en.tree, sources[locale].tree, file);
  }
  const first = firstQuestions(sources.en.tree);
  const parts = each((locale) => {
    const { tree } = sources[locale];
    const end = first === -1 ? tree.length : (headings(tree)[first] ?? tree.length);
    return { body: tree.slice(0, end), questions: tree.slice(end) };
  });
  return {
    words: translate(
      each((locale) => sources[locale].front),
      `${type}/${slug}`,
    ) as Draft,
    body: new Translated(each((locale) => richTextOf(parts[locale].body))),
    ...(first !== -1 && { questions: questions(each((locale) => parts[locale].questions)) }),
  };
}

/** A text that the demo has in one language alone, `texts/<type>/<slug>.<locale>.md`; the others have no words. */
export async function readTextIn(locale: DemoLocale, type: string, slug: string): Promise<DemoText> {
  const { front, tree } = parse(await readFile(join(TEXTS, type, `${slug}.${locale}.md`), 'utf8'));
  return {
    words: Object.fromEntries(
      Object.entries(front as Draft).map(([name, said]) => [name, onlyIn(locale, said)]),
    ),
    body: onlyIn(locale, richTextOf(tree)),
  };
}

function refuseOtherOutline(english: Section, tree: Section, file: string): void {
  const wanted = outline(english);
  const found = outline(tree);
  for (let index = 0; index < Math.max(wanted.length, found.length); index += 1) {
    if (wanted[index] === found[index]) continue;
    const [is, should] = [found[index] ?? 'missing', wanted[index] ?? 'missing'];
    throw new Error(`${file}: part ${index + 1} is ${is}, in English ${should}.`);
  }
}

/** The index of the heading that begins the questions; -1 if there is none. */
function firstQuestions(english: Section): number {
  return headings(english).findIndex((at) => plainText(english[at]) === 'Questions');
}

function parse(source: string): Source {
  const [, front = '', body = source] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(source) ?? [];
  const tree = fromMarkdown(body, {
    extensions: [gfmTable()],
    mdastExtensions: [gfmTableFromMarkdown()],
  });
  return { front: parseYaml(front) ?? {}, tree: tree.children };
}

/** What must be the same in all languages. The number of paragraphs in a section may differ. */
function outline(tree: Section): string[] {
  return tree.flatMap((node) => {
    if (node.type === 'heading') return [`a heading ${node.depth}`];
    if (node.type === 'list') return [node.ordered ? 'a numbered list' : 'a list'];
    if (node.type === 'table') return [`a table of ${node.children.length} rows`];
    return isNote(node) ? ['a note'] : [];
  });
}

function headings(tree: Section): number[] {
  return tree.flatMap((node, index) => (node.type === 'heading' ? [index] : []));
}

/** Each question is a heading, `### A question?`, with the answer below it. */
function questions(sections: Record<DemoLocale, Section>): NonNullable<DemoText['questions']> {
  const answers = each((locale) => {
    const [, ...rest] = sections[locale];
    const starts = headings(rest);
    return starts.map((start, index) => rest.slice(start + 1, starts[index + 1]));
  });
  const texts = each((locale) => {
    const [title, ...rest] = sections[locale];
    return {
      title: title ? plainText(title) : '',
      items: headings(rest).map((start, index) => ({
        question: plainText(rest[start]),
        answer: (answers[locale][index] ?? []).map(plainBlock).join('\n\n'),
      })),
    };
  });
  const { title, items } = translate(texts, 'questions') as unknown as NonNullable<DemoText['questions']>;
  return {
    title,
    items: items.map((item, index) => {
      if (answers.en[index]?.every(isPlain)) return item;
      return { ...item, body: new Translated(each((locale) => richTextOf(answers[locale][index] ?? []))) };
    }),
  };
}

/** Whether this is a paragraph of plain words only. */
function isPlain(node: Section[number]): boolean {
  return node.type === 'paragraph' && node.children.every(({ type }) => type === 'text');
}

/** The words of a paragraph, or those of a list with one line for each item. */
function plainBlock(node: Section[number]): string {
  return node.type === 'list' ? node.children.map((entry) => plainText(entry)).join('\n') : plainText(node);
}

function each<Value>(make: (locale: DemoLocale) => Value): Record<DemoLocale, Value> {
  return Object.fromEntries(DEMO_LOCALES.map((locale) => [locale, make(locale)])) as Record<
    DemoLocale,
    Value
  >;
}

/** Merges the same tree in every language into one tree with translated leaves. */
function translate(values: Record<DemoLocale, unknown>, path: string): unknown {
  const { en } = values;
  const kinds = new Set(Object.values(values).map(shape));
  if (kinds.size > 1)
    throw new Error(`${path} is not of one form in all languages: ${[...kinds].join(' · ')}.`);
  if (typeof en === 'string') return new Translated(values);
  if (Array.isArray(en)) return en.map((_, index) => translate(at(values, index), `${path}.${index}`));
  if (typeof en === 'object' && en !== null) {
    return Object.fromEntries(
      Object.keys(en).map((name) => [name, translate(at(values, name), `${path}.${name}`)]),
    );
  }
  return en;
}

function at(values: Record<DemoLocale, unknown>, name: string | number): Record<DemoLocale, unknown> {
  return each((locale) => (values[locale] as Record<string | number, unknown>)[name]);
}

function shape(value: unknown): string {
  if (Array.isArray(value)) return `${value.length} rows`;
  if (typeof value === 'object' && value !== null) return Object.keys(value).sort().join(', ');
  return typeof value === 'string' ? 'text' : String(value);
}
