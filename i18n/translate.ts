import type { Locale } from '@spindle/platform/locales.ts';
import format from 'icu-minify/format';
import type { CompiledWords } from './compile-words.ts';

/** All messages of an area by their path: `'title' | 'nav.open'`. */
type KeyOf<Area> = {
  [Key in keyof Area & string]: Area[Key] extends string ? Key : `${Key}.${KeyOf<Area[Key]>}`;
}[keyof Area & string];

type MessageAt<Area, Path extends string> = Path extends `${infer Key}.${infer Rest}`
  ? Key extends keyof Area
    ? MessageAt<Area[Key], Rest>
    : never
  : Path extends keyof Area
    ? Area[Path]
    : never;

/** The names of a message's values. A plural makes up its whole message, so its value is found first. */
type ValueNames<Message> = Message extends `{${infer Name}, plural,${string}`
  ? Name
  : Message extends `${string}{${infer Name}}${infer Rest}`
    ? Name | ValueNames<Rest>
    : never;

type ValuesOf<Message> = [ValueNames<Message>] extends [never]
  ? []
  : [values: Record<ValueNames<Message>, string | number>];

/** Translates a message of one area into one language: `words('nav.open')`, `words('backTo', { name })`. */
export interface Words<Area> {
  <Key extends KeyOf<Area>>(key: Key, ...values: ValuesOf<MessageAt<Area, Key>>): string;
  has(key: string): key is KeyOf<Area>;
}

/** The formatters that plurals need; both are costly to make, so a translator keeps them. */
function formattersIn(locale: Locale) {
  const plurals = new Map<string | undefined, Intl.PluralRules>();
  let number: Intl.NumberFormat | undefined;
  return {
    getPluralRules(_locale: unknown, options: Intl.PluralRulesOptions = {}) {
      const rules = plurals.get(options.type) ?? new Intl.PluralRules(locale, options);
      plurals.set(options.type, rules);
      return rules;
    },
    getNumberFormat() {
      number ??= new Intl.NumberFormat(locale);
      return number;
    },
    getDateTimeFormat(): never {
      throw new Error('Messages are given dates as text.');
    },
  };
}

/** @throws when the area has no such key, which types allow only in a page that is older than its words */
export function translate<Area>(locale: Locale, compiled: CompiledWords): Words<Area> {
  const formatters = formattersIn(locale);
  function words(key: string, values?: Record<string, string | number>): string {
    const message = compiled[key];
    if (message === undefined) throw new Error(`No message '${key}' in '${locale}'.`);
    return typeof message === 'string' ? message : String(format(message, locale, values, { formatters }));
  }
  const has = (key: string): key is KeyOf<Area> => Object.hasOwn(compiled, key);
  return Object.assign(words, { has });
}
