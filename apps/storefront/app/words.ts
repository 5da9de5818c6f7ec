import { type Messages, translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { usePageState } from './page-state.ts';

/** The interface's words of one namespace: `words('de', 'shop')('nav.logIn')`. */
export function wordsIn<Namespace extends keyof Messages>(locale: Locale, namespace: Namespace) {
  return translator(locale, namespace);
}

/** The same in the page's own language, for components. */
export function useWords<Namespace extends keyof Messages>(namespace: Namespace) {
  return wordsIn(usePageState().locale, namespace);
}
