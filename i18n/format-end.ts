import type { Locale } from '@spindle/platform/locales.ts';
import { formatMoment, zoneNamed } from './format-moment.ts';
import { dateFormat } from './formats.ts';

/** When something ends, and the zone in which its day is named. */
interface End {
  /** ISO 8601 */
  endsAt: string;
  /** IANA name. */
  timeZone: string;
}

/**
 * The last day of something that ends, and its zone: `11 October 2026` in `Central European Time`. If it ends at midnight, its
 * last day is the day before.
 */
export function lastDay(locale: Locale, { endsAt, timeZone }: End): { date: string; zone: string } {
  const moment = new Date(Date.parse(endsAt) - 1);
  const date = dateFormat(locale, { dateStyle: 'long', timeZone }).format(moment);
  const parts = dateFormat(locale, zoneNamed(timeZone)).formatToParts(moment);
  const zone = parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
  return { date: date.replace(' ', '\u00a0'), zone };
}

/** Day and time of an end, with the name of the zone. */
export function endMoment(locale: Locale, { endsAt, timeZone }: End): string {
  return formatMoment(locale, new Date(endsAt), timeZone);
}
