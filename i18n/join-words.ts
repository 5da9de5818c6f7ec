import type { Locale } from '@spindle/platform/locales.ts';

/** Chinese and Japanese signs are as wide as a letter, and bring their own space. */
const isWide = (locale: Locale) => locale === 'ja' || locale === 'zh';

/** Names side by side, without a word before the last: `A, B`, `A、B`. */
export function sideBySide(locale: Locale, names: readonly string[]): string {
  return names.join(isWide(locale) ? '、' : ', ');
}

/** Whole sentences, one after another. */
export function sentences(locale: Locale, all: readonly string[]): string {
  return all.join(isWide(locale) ? '' : ' ');
}

/** What something is said of, and what is said: `Card number: required`, `Numéro de carte : requis`. */
export function saidOf(locale: Locale, subject: string, said: string): string {
  if (isWide(locale)) return `${subject}：${said}`;
  return `${subject}${locale === 'fr' ? '\u00a0' : ''}: ${said}`;
}
