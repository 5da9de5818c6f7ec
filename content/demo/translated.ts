import type { Locale } from '@spindle/platform/locales.ts';

/** The languages in which the demo shop is written. All other languages show the English words. */
export const DEMO_LOCALES = ['en', 'de', 'ja', 'fr', 'zh'] as const satisfies readonly Locale[];
export type DemoLocale = (typeof DEMO_LOCALES)[number];

type Words = Readonly<Record<DemoLocale, unknown>>;

/** Words, or rich text, in every language of the demo. */
export class Translated {
  readonly words: Words;
  /** Whether these are names, which need no translation however many there are. */
  readonly names: boolean;

  constructor(words: Words, names = false) {
    this.words = words;
    this.names = names;
  }
}

/** A language that is left out gets the English words: for at most three words, such as the name of a product. */
export function t(en: string, de = en, ja = en, fr = en, zh = en): Translated {
  return new Translated({ en, de, ja, fr, zh });
}

/** Names that are the same everywhere, joined by the comma of each language. */
export function listed(...names: string[]): Translated {
  const spaced = names.join(', ');
  const full = names.join('、');
  return new Translated({ en: spaced, de: spaced, ja: full, fr: spaced, zh: full }, true);
}

/** What a single language has; the others get the given value, by default no words. */
export function onlyIn(locale: DemoLocale, own: unknown, others?: unknown): Translated {
  const none = { en: others, de: others, ja: others, fr: others, zh: others };
  return new Translated({ ...none, [locale]: own });
}

/** A demo document as the content system takes it, but with translated words in it. */
export type Draft = { [name: string]: unknown };

/**
 * Returns the stored document's id for the key that a demo document names: `id('643')` is a product, `id('mara-vogel',
 * 'authors')` a document of another type, which must stand earlier in the registry.
 */
export type DemoIds = (key: string, type?: string) => number;

/**
 * A demo document in one language. Rows and blocks take the ids of those already stored, so that saving another language
 * adds words to them instead of replacing them.
 */
export function inLocale(value: unknown, locale: Locale, stored?: unknown): unknown {
  if (value instanceof Translated) return value.words[isDemoLocale(locale) ? locale : 'en'];
  if (Array.isArray(value)) {
    return value.map((item, index) =>
      inLocale(item, locale, Array.isArray(stored) ? stored[index] : undefined),
    );
  }
  if (value === null || typeof value !== 'object') return value;
  const previous = (stored ?? {}) as Draft;
  return {
    ...Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, inLocale(field, locale, previous[name])]),
    ),
    ...(typeof previous.id === 'string' && { id: previous.id }),
  };
}

const isDemoLocale = (locale: Locale): locale is DemoLocale =>
  DEMO_LOCALES.some((written) => written === locale);
