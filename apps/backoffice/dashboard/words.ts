import { dashboard as de } from '@spindle/i18n/dashboard/de.ts';
import { dashboard as en } from '@spindle/i18n/dashboard/en.ts';
import { dashboard as fr } from '@spindle/i18n/dashboard/fr.ts';
import { dashboard as ja } from '@spindle/i18n/dashboard/ja.ts';
import { dashboard as zh } from '@spindle/i18n/dashboard/zh.ts';
import type { Translated } from '@spindle/i18n/translated.ts';
import { ALL_LOCALES, LANGUAGES, type Locale } from '@spindle/platform/locales.ts';

/** Only the back office needs these words, so they are not among those that travel to visitors. */
const catalogues: Record<Locale, Translated<typeof en>> = { en, de, fr, ja, zh };

/** @param language as the back office names it (`zhTw`). */
export function dashboardWords(language = 'en') {
  const locale = ALL_LOCALES.find((code) => language.toLowerCase().startsWith(code)) ?? 'en';
  return { locale, tag: LANGUAGES[locale].tag, words: catalogues[locale] };
}
