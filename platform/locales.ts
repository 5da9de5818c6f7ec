import type { Currency } from './currencies.ts';

interface Language {
  /** The language's own name for itself, for menus. */
  name: string;
  /** Its number in the language database (spec §3). */
  databaseId: number;
  /** BCP 47, for `lang`, `hreflang` and numbers. */
  tag: string;
  /** BCP 47, for dates: `11/12/2026` and `November 12` can be misread outside the US. */
  dateTag: string;
  /** The currency its visitors pay in (spec §3). */
  currency: Currency;
  /** On which side of an amount the currency's sign is (spec §5). */
  moneySign: 'before' | 'after';
}

/**
 * Languages the shop can serve. A new one needs an entry here and a file in each folder of `i18n/`. This file is sent to
 * browsers, so it imports types only.
 */
export const LANGUAGES = {
  en: { name: 'English', databaseId: 2, tag: 'en', dateTag: 'en-GB', currency: 'USD', moneySign: 'before' },
  de: { name: 'Deutsch', databaseId: 5, tag: 'de', dateTag: 'de', currency: 'EUR', moneySign: 'after' },
  ja: { name: '日本語', databaseId: 3, tag: 'ja', dateTag: 'ja', currency: 'JPY', moneySign: 'before' },
  fr: { name: 'Français', databaseId: 4, tag: 'fr', dateTag: 'fr', currency: 'EUR', moneySign: 'after' },
  zh: {
    name: '繁體中文',
    databaseId: 1,
    tag: 'zh-TW',
    dateTag: 'zh-TW',
    currency: 'USD',
    moneySign: 'before',
  },
} as const satisfies Record<string, Language>;

/** The shop's number in the same database, for every language (spec §3). */
export const DOMAIN_ID = 152;

export type Locale = keyof typeof LANGUAGES;
/** English comes first: it is the default wherever it is active, and has no URL prefix. */
export const ALL_LOCALES = Object.keys(LANGUAGES) as readonly Locale[];
