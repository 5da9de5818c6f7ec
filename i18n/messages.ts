import type { Locale } from '@spindle/platform/config.ts';
import { createTranslator } from 'use-intl/core';
import { shop as shopDe } from './de/shop.ts';
import { errors as errorsEn } from './en/errors.ts';
import { shop as shopEn } from './en/shop.ts';
import { shop as shopFr } from './fr/shop.ts';
import { shop as shopJa } from './ja/shop.ts';
import { shop as shopZh } from './zh/shop.ts';

/** The interface's words. English is the reference: another language that misses a key does not compile. */
const en = { errors: errorsEn, shop: shopEn };
export type Messages = typeof en;
/** The shape of a namespace with any words in it; `de/errors.ts` is `… satisfies Translated<typeof errors>`. */
export type Translated<Namespace> = {
  readonly [Key in keyof Namespace]: Namespace[Key] extends string ? string : Translated<Namespace[Key]>;
};

const catalogues: Record<Locale, Translated<Messages>> = {
  en,
  de: { ...en, shop: shopDe },
  ja: { ...en, shop: shopJa },
  fr: { ...en, shop: shopFr },
  zh: { ...en, shop: shopZh },
};

export function messagesFor(locale: Locale): Messages {
  return catalogues[locale] as Messages;
}

/** A translator for one namespace outside React: `translator('de', 'errors')('not_found')`. */
export function translator<Namespace extends keyof Messages>(locale: Locale, namespace: Namespace) {
  return createTranslator({ locale, messages: messagesFor(locale), namespace });
}
