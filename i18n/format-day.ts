import type { Locale } from '@spindle/platform/locales.ts';
import { dateFormat } from './formats.ts';

/**
 * Formats a day in words, such as `12 November 2026`, `12. November 2026` or `2026年11月12日`. Day and month stay on one line.
 * @param timeZone IANA; for dates on invoices the seller's, or UTC if that is not set
 */
export function dayFormatter(locale: Locale, timeZone = 'UTC'): (day: Date) => string {
  const format = dateFormat(locale, { dateStyle: 'long', timeZone });
  // French writes the first day of a month as an ordinal: `1er novembre`.
  return (day) =>
    format
      .format(day)
      .replace(' ', '\u00a0')
      .replace(/^1(?=\D)/, locale === 'fr' ? '1er' : '1');
}
