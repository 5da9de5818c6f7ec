import type { Locale } from '@spindle/platform/locales.ts';
import { relativeFormat } from './formats.ts';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

/** Says how long ago something was, such as `5 minutes ago`; no time zone is needed for that. */
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
  // The formatter's word for now is that for a date; of what just happened one says another.
  return seconds < MINUTE ? 'たった今' : said.replaceAll(' ', '');
}
