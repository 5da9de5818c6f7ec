import type { Locale } from '@spindle/platform/config.ts';
import { createTranslator } from 'use-intl/core';
import { errors as errorsEn } from './en/errors.ts';

/** The interface's words. English is the reference: another language that misses a key does not compile. */
const en = { errors: errorsEn };
export type Messages = typeof en;
/** The shape of a namespace with any words in it; `de/errors.ts` is `… satisfies Translated<typeof errors>`. */
export type Translated<Namespace> = {
  readonly [Key in keyof Namespace]: Namespace[Key] extends string ? string : Translated<Namespace[Key]>;
};

const catalogues: Record<Locale, Translated<Messages>> = { en, de: en, ja: en, fr: en, zh: en };

export function messagesFor(locale: Locale): Messages {
  return catalogues[locale] as Messages;
}

/** A translator for one namespace outside React: `translator('de', 'errors')('not_found')`. */
export function translator<Namespace extends keyof Messages>(locale: Locale, namespace: Namespace) {
  return createTranslator({ locale, messages: messagesFor(locale), namespace });
}
