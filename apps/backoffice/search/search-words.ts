import { desk } from '@spindle/i18n/desk/words.ts';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';

/** Below `/admin`. */
export const SEARCH_PAGE = '/search';

/** @param language as the back office names it (`zhTw`) */
export function searchWords(language = 'en') {
  const locale = ALL_LOCALES.find((code) => language.toLowerCase().startsWith(code)) ?? 'en';
  return desk[locale].search;
}
