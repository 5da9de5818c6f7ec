import { localeOf } from '@spindle/content/staff/locale-of.ts';
import { editing } from '@spindle/i18n/editing/words.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';

/** @param language by Payload's name for it (`zh-TW`) */
export function editingWords(language?: string) {
  const locale = localeOf(language);
  const { dateTag } = LANGUAGES[locale];
  const moment = new Intl.DateTimeFormat(dateTag, { dateStyle: 'medium', timeStyle: 'short' });
  return {
    locale,
    words: editing[locale],
    format: (time: string) => moment.format(new Date(time)),
    count: (number: number) => number.toLocaleString(dateTag),
  };
}
