import type { Locale } from '@spindle/platform/locales.ts';
import { dateFormat } from './formats.ts';

/**
 * Says a day in words, such as `12 November 2026`, `12. November 2026` or `2026年11月12日`. Day and month
 * stay on one line.
 * @param timeZone IANA; the seller's for what invoices date, which is UTC where nobody has said it
 */
export function dayFormatter(locale: Locale, timeZone = 'UTC'): (day: Date) => string {
  const format = dateFormat(locale, { dateStyle: 'long', timeZone });
  // French counts the first day of a month: `1er novembre`.
  return (day) =>
    format
      .format(day)
      .replace(' ', '\u00a0')
      .replace(/^1(?=\D)/, locale === 'fr' ? '1er' : '1');
}
