import type { Currency } from './currencies.ts';

interface Language {
  /** In its own words, for menus. */
  name: string;
  /** BCP 47, for `lang`, `hreflang` and numbers. */
  tag: string;
  /** BCP 47, for dates: `11/12/2026` and `November 12` are read in two ways outside the US. */
  dateTag: string;
  /** What its visitors pay in (spec §3). */
  currency: Currency;
  /** Which side of an amount its sign stands on (spec §5). */
  moneySign: 'before' | 'after';
}

/**
 * Languages the shop can serve. A new one is an entry here and a file in each folder of `i18n/`. This file reaches the
 * browser; it imports types alone.
 */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en', dateTag: 'en-GB', currency: 'USD', moneySign: 'before' },
  de: { name: 'Deutsch', tag: 'de', dateTag: 'de', currency: 'EUR', moneySign: 'after' },
  ja: { name: '日本語', tag: 'ja', dateTag: 'ja', currency: 'JPY', moneySign: 'before' },
  fr: { name: 'Français', tag: 'fr', dateTag: 'fr', currency: 'EUR', moneySign: 'after' },
  zh: { name: '繁體中文', tag: 'zh-TW', dateTag: 'zh-TW', currency: 'USD', moneySign: 'before' },
} as const satisfies Record<string, Language>;

export type Locale = keyof typeof LANGUAGES;
/** English comes first: it is the default wherever it is active, and has no URL prefix. */
export const ALL_LOCALES = Object.keys(LANGUAGES) as readonly Locale[];
