import { localeOf } from '@spindle/content/staff/locale-of.ts';
import { desk } from '@spindle/i18n/desk/words.ts';

/** Below `/admin`. */
export const SEARCH_PAGE = '/search';

/** @param language by the back office's name for it (`zh-TW`) */
export function searchWords(language?: string) {
  return desk[localeOf(language)].search;
}
