import type { Locale } from '@spindle/platform/locales.ts';

/** Chinese and Japanese punctuation is as wide as a letter and includes its own space. */
const isWide = (locale: Locale) => locale === 'ja' || locale === 'zh';

/** Names side by side, without a word before the last one: `A, B`, `A、B`. */
export function sideBySide(locale: Locale, names: readonly string[]): string {
  return names.join(isWide(locale) ? '、' : ', ');
}

/** Whole sentences, one after another. */
export function sentences(locale: Locale, all: readonly string[]): string {
  return all.join(isWide(locale) ? '' : ' ');
}

/** A subject and what is said about it: `Card number: required`, `Numéro de carte : requis`. */
export function saidOf(locale: Locale, subject: string, said: string): string {
  if (isWide(locale)) return `${subject}：${said}`;
  return `${subject}${locale === 'fr' ? '\u00a0' : ''}: ${said}`;
}
