import type { Locale } from '@spindle/platform/locales.ts';
import type { Node, RunningText } from '../rich-text-nodes.ts';
import type { Draft } from '../translated.ts';

/** An article of the demo shop that lends its parts to composed articles. */
export interface Template {
  id: number;
  slug: string;
  category: number;
  words: Partial<Record<Locale, { title: string; summary: string }>>;
  /** Its first block, which is rich text as it is stored. */
  text: Draft & { body: Partial<Record<Locale, RunningText>> };
}

export interface ComposedArticle {
  /** The id of the article that it copies everything else from. */
  template: number;
  slug: string;
  locales: Locale[];
  title: Partial<Record<Locale, string>>;
  summary: Partial<Record<Locale, string>>;
  blocks: Draft[];
}

/** Every fifth article is in all languages, the others only in English. */
const TRANSLATED_EVERY = 5;

/** How many sections each article lends to others. */
const LENT = 4;

/**
 * Articles that read as if somebody had written them: each has the beginning of one article and two sections of another
 * one in the same category, and is named after both.
 */
export function composeArticles(templates: readonly Template[]): ComposedArticle[] {
  const pairs = templates.flatMap((head) =>
    templates
      .filter(({ id, category }) => id !== head.id && category === head.category)
      .flatMap((tail) => Array.from({ length: LENT }, (_, section) => ({ head, tail, section }))),
  );
  // Neighbours are in different categories, and articles with the same beginning stand far apart in a category's list.
  const inTurn = pairs
    .map((pair, index) => ({ pair, place: (index * LARGE_PRIME) % pairs.length }))
    .sort((one, other) => one.place - other.place);
  return inTurn.map(({ pair }, index) => compose(pair, index % TRANSLATED_EVERY === 0));
}

const LARGE_PRIME = 7_919;

function compose(
  { head, tail, section }: { head: Template; tail: Template; section: number },
  translated: boolean,
): ComposedArticle {
  const locales = (Object.keys(head.words) as Locale[]).filter(
    (locale) => tail.words[locale] && (translated || locale === 'en'),
  );
  const each = <Value>(make: (locale: Locale) => Value) =>
    Object.fromEntries(locales.map((locale) => [locale, make(locale)])) as Partial<Record<Locale, Value>>;
  const lent = (locale: Locale) => {
    const [, ...sections] = sectionsOf(tail, locale);
    return [0, 1].map((next) => sections[(section + next) % sections.length] ?? []);
  };
  const body = each((locale) => {
    const [intro = [], ...own] = sectionsOf(head, locale);
    const kept = own[section % own.length] ?? [];
    return {
      root: { ...head.text.body[locale]?.root, children: [...intro, ...kept, ...lent(locale).flat()] },
    };
  });
  return {
    template: head.id,
    slug: head.slug,
    locales,
    title: each((locale) => {
      const [[heading] = []] = lent(locale);
      return named(head.words[locale]?.title ?? '', textOf(heading), locale);
    }),
    summary: each((locale) => head.words[locale]?.summary ?? ''),
    blocks: [{ ...head.text, body }],
  };
}

/** The part before the first heading, then each heading with what follows it. */
function sectionsOf(template: Template, locale: Locale): Node[][] {
  const sections: Node[][] = [[]];
  for (const node of (template.text.body[locale]?.root.children ?? []) as Node[]) {
    if (node.type === 'heading') sections.push([]);
    sections.at(-1)?.push(node);
  }
  return sections;
}

function textOf(node: Node | undefined): string {
  const children = (node?.children ?? []) as Node[];
  return typeof node?.text === 'string' ? node.text : children.map(textOf).join('');
}

function named(title: string, heading: string, locale: Locale): string {
  if (/[?!？！]$/.test(title)) return `${title}${locale === 'ja' || locale === 'zh' ? '' : ' '}${heading}`;
  return `${title}${{ ja: '：', zh: '：', fr: '\u00a0: ' }[locale as string] ?? ': '}${heading}`;
}
