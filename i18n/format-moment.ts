import type { Locale } from '@spindle/platform/locales.ts';
import { dateFormat } from './formats.ts';

/** Day and time with the name of the zone, UTC by default. Days are written as everywhere else. */
export function formatMoment(locale: Locale, at: Date, timeZone = 'UTC'): string {
  return dateFormat(locale, {
    ...{ day: 'numeric', month: 'long', year: 'numeric', hour: 'numeric', minute: '2-digit' },
    ...zoneNamed(timeZone),
  }).format(at);
}

/** The zone's name for summer and winter alike; for UTC just its letters. */
export const zoneNamed = (timeZone: string) =>
  ({ timeZone, timeZoneName: timeZone === 'UTC' ? 'short' : 'longGeneric' }) as const;
