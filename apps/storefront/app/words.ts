import { type AreaName, type Messages, pageTranslator } from '@spindle/i18n/messages.ts';
import type { Words } from '@spindle/i18n/translate.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { fetchedWords } from './fetch-words.ts';
import { usePageState } from './page-state.ts';

/** A constant, so that the browser's bundle contains no words: it fetches those of its page. */
const wordsOf = import.meta.env.SSR ? pageTranslator : fetchedWords;

/** The interface's words of one area: `wordsIn('de', 'shop')('product.buy')`. In the browser, only while rendering. */
export function wordsIn<Area extends AreaName>(locale: Locale, area: Area): Words<Messages[Area]> {
  return wordsOf(locale, area);
}

/** The same in the page's own language, for components. */
export function useWords<Area extends AreaName>(area: Area): Words<Messages[Area]> {
  return wordsIn(usePageState().locale, area);
}
