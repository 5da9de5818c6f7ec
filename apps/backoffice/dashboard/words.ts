import { localeOf } from '@spindle/content/staff/locale-of.ts';
import { dashboard } from '@spindle/i18n/dashboard/words.ts';
import { LANGUAGES } from '@spindle/platform/locales.ts';

/** @param language by the back office's name for it (`zh-TW`) */
export function dashboardWords(language?: string) {
  const locale = localeOf(language);
  return { locale, tag: LANGUAGES[locale].dateTag, words: dashboard[locale] };
}
