import { desk } from '@spindle/i18n/desk/words.ts';
import { deskReleases } from '@spindle/i18n/desk-releases/words.ts';
import { deskSales } from '@spindle/i18n/desk-sales/words.ts';
import { ALL_LOCALES, LANGUAGES } from '@spindle/platform/locales.ts';

export type DeskWords = ReturnType<typeof deskWords>['words'];

/** @param language as the back office names it (`zhTw`). */
export function deskWords(language = 'en') {
  const locale = ALL_LOCALES.find((code) => language.toLowerCase().startsWith(code)) ?? 'en';
  const moment = new Intl.DateTimeFormat(LANGUAGES[locale].dateTag, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return {
    locale,
    words: { ...desk[locale], ...deskSales[locale], ...deskReleases[locale] },
    format: (time: Date) => moment.format(time),
  };
}

/** Words with their `{names}` filled in. */
export const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
