import { dashboard } from '@spindle/i18n/dashboard/words.ts';
import { ALL_LOCALES, LANGUAGES } from '@spindle/platform/locales.ts';

/** @param language as the back office names it (`zhTw`). */
export function dashboardWords(language = 'en') {
  const locale = ALL_LOCALES.find((code) => language.toLowerCase().startsWith(code)) ?? 'en';
  return { locale, tag: LANGUAGES[locale].dateTag, words: dashboard[locale] };
}
