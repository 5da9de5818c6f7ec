import { type Messages, translator } from '@spindle/i18n/messages.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { usePageState } from './page-state.ts';

type Words<Namespace extends keyof Messages> = ReturnType<typeof translator<Namespace>>;

/** A translator keeps the messages it has parsed: making one anew in each component would parse them again. */
const made = new Map<string, unknown>();

/** The interface's words of one namespace: `wordsIn('de', 'shop')('nav.logIn')`. */
export function wordsIn<Namespace extends keyof Messages>(
  locale: Locale,
  namespace: Namespace,
): Words<Namespace> {
  const key = `${locale} ${namespace}`;
  const known = made.get(key) as Words<Namespace> | undefined;
  if (known) return known;
  const words = translator(locale, namespace);
  made.set(key, words);
  return words;
}

/** The same in the page's own language, for components. */
export function useWords<Namespace extends keyof Messages>(namespace: Namespace): Words<Namespace> {
  return wordsIn(usePageState().locale, namespace);
}
