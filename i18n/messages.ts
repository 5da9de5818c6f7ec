import type { Locale } from '@spindle/platform/locales.ts';
import { messages as de } from './de/messages.ts';
import { messages as en } from './en/messages.ts';
import { messages as fr } from './fr/messages.ts';
import { messages as ja } from './ja/messages.ts';
import { translate } from './translate.ts';
import { messages as zh } from './zh/messages.ts';

/**
 * The interface's words; each language registers its namespaces in `<locale>/messages.ts`. English is the
 * reference: another language that misses a key does not compile.
 */
export type Messages = typeof en;
/** The shape of a namespace with any words in it; `de/errors.ts` is `… satisfies Translated<typeof errors>`. */
export type Translated<Namespace> = {
  readonly [Key in keyof Namespace]: Namespace[Key] extends string ? string : Translated<Namespace[Key]>;
};

const catalogues: Record<Locale, Translated<Messages>> = { en, de, ja, fr, zh };

export function messagesFor(locale: Locale): Messages {
  return catalogues[locale] as Messages;
}

/** A translator for one namespace outside React: `translator('de', 'errors')('not_found')`. */
export function translator<Namespace extends keyof Messages>(locale: Locale, namespace: Namespace) {
  return translate(locale, messagesFor(locale), namespace);
}
