import { loadMessages } from '@spindle/i18n/load-messages.ts';
import { messagesFor } from '@spindle/i18n/messages.ts';
import { translate } from '@spindle/i18n/translate.ts';
import type { Messages } from '@spindle/i18n/translated.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import { usePageState } from './page-state.ts';

type Words<Namespace extends keyof Messages> = ReturnType<typeof translate<Namespace>>;

/** What the browser has fetched: the languages that its visitor has seen. */
const fetched = new Map<Locale, Messages>();

/** Fetches the words of a language before anything is drawn in it; the server has them all. */
export async function fetchWords(locale: Locale): Promise<void> {
  if (!fetched.has(locale)) fetched.set(locale, await loadMessages(locale));
}

function fetchedMessages(locale: Locale): Messages {
  const messages = fetched.get(locale);
  if (!messages) throw new Error(`The words of '${locale}' have not been fetched.`);
  return messages;
}

/** A constant, so that the browser's bundle holds no language. */
const messagesOf = import.meta.env.SSR ? messagesFor : fetchedMessages;

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
  const words = translate(locale, messagesOf(locale), namespace);
  made.set(key, words);
  return words;
}

/** The same in the page's own language, for components. */
export function useWords<Namespace extends keyof Messages>(namespace: Namespace): Words<Namespace> {
  return wordsIn(usePageState().locale, namespace);
}
