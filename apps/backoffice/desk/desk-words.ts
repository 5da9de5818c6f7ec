import { desk } from '@spindle/i18n/desk/words.ts';
import { ALL_LOCALES, LANGUAGES } from '@spindle/platform/locales.ts';

export type DeskWords = (typeof desk)[keyof typeof desk];

/** @param language as the back office names it (`zhTw`). */
export function deskWords(language = 'en') {
  const locale = ALL_LOCALES.find((code) => language.toLowerCase().startsWith(code)) ?? 'en';
  const moment = new Intl.DateTimeFormat(LANGUAGES[locale].dateTag, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return { locale, words: desk[locale], format: (time: Date) => moment.format(time) };
}
