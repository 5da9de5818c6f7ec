import type { Locale } from '@spindle/platform/locales.ts';
import { relativeFormat } from './formats.ts';

const DAY_MS = 86_400_000;

/** In how many days something is, such as `in 6 days`, `tomorrow`, `yesterday`; days are counted in UTC. */
export function inDays(locale: Locale, at: Date, now: Date): string {
  const day = (moment: Date) => Math.floor(moment.getTime() / DAY_MS);
  const said = relativeFormat(locale, { numeric: 'auto' }).format(day(at) - day(now), 'day');
  return locale === 'ja' ? said.replaceAll(' ', '') : said;
}
