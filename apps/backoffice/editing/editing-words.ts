import { editing } from '@spindle/i18n/editing/words.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';
import { localeOf } from '../locale-of.ts';

/** @param language as Payload names it (`zh-TW`) */
export function editingWords(language?: string) {
  const locale = localeOf(language);
  const moment = new Intl.DateTimeFormat(LANGUAGES[locale].dateTag, {
    dateStyle: 'medium',
    timeStyle: 'short',
  });
  return { words: editing[locale], format: (time: string) => moment.format(new Date(time)) };
}
