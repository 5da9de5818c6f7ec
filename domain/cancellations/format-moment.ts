import { LANGUAGES, type Locale } from '@spindle/platform/locales.ts';

/** Day and time with the zone's name: a declaration counts by the minute, wherever its buyer lives. */
export function formatMoment(locale: Locale, moment: Date): string {
  return new Intl.DateTimeFormat(LANGUAGES[locale].dateTag, {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: '2-digit', minute: '2-digit' },
    ...{ timeZone: 'UTC', timeZoneName: 'short' },
  }).format(moment);
}
