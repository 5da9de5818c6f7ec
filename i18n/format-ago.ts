import type { Locale } from '@spindle/platform/locales.ts';
import { relativeFormat } from './formats.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** How long ago something was, such as `5 minutes ago`; this needs no time zone. */
export function ago(locale: Locale, at: Date, now: Date): string {
  const seconds = Math.max(0, (now.getTime() - at.getTime()) / 1000);
  const format = relativeFormat(locale, { numeric: 'auto' });
  const said =
    seconds < MINUTE
      ? format.format(0, 'second')
      : seconds < HOUR
        ? format.format(-Math.floor(seconds / MINUTE), 'minute')
        : format.format(-Math.floor(seconds / HOUR), 'hour');
  if (locale !== 'ja') return said;
  // The formatter's word for "now" means a date; for something that has just happened Japanese uses another one.
  return seconds < MINUTE ? 'たった今' : said.replaceAll(' ', '');
}
