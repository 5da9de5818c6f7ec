import type { Locale } from '@spindle/platform/locales.ts';
import { messages as de } from './de/messages.ts';
import { messages as en } from './en/messages.ts';
import { messages as fr } from './fr/messages.ts';
import { messages as ja } from './ja/messages.ts';
import { translate } from './translate.ts';
import type { Messages, Translated } from './translated.ts';
import { messages as zh } from './zh/messages.ts';

/** Each language registers its namespaces in `<locale>/messages.ts`. */
const catalogues: Record<Locale, Translated<Messages>> = { en, de, ja, fr, zh };

export function messagesFor(locale: Locale): Messages {
  return catalogues[locale] as Messages;
}

/** A translator for one namespace outside React: `translator('de', 'errors')('not_found')`. */
export function translator<Namespace extends keyof Messages>(locale: Locale, namespace: Namespace) {
  return translate(locale, messagesFor(locale), namespace);
}
