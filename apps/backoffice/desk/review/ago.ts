import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';

const UNITS = [
  ['day', 24 * 3_600_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long somebody has been waiting, in the largest unit that has passed at least once: `3 hours ago`. */
export function ago(since: Date, now: Date, locale: Locale): string {
  const waited = Math.max(0, now.getTime() - since.getTime());
  const [unit, length] = UNITS.find(([, ms]) => waited >= ms) ?? UNITS[2];
  const format = new Intl.RelativeTimeFormat(LANGUAGES[locale].dateTag, { numeric: 'always' });
  return format.format(-Math.floor(waited / length), unit);
}
