import { localeOf } from '@spindle/content/staff/locale-of.ts';
import { desk } from '@spindle/i18n/desk/words.ts';

/** Below `/admin`. */
export const SEARCH_PAGE = '/search';

/** @param language as the back office names it (`zh-TW`) */
export function searchWords(language?: string) {
  return desk[localeOf(language)].search;
}
