import { localTime, momentAt } from '@spindle/domain/seller/local-time.ts';
import { startOfDay } from '@spindle/platform/start-of-day.ts';

/**
 * The fields of the desk's forms in the form that use cases take. Values that make no sense are left for the use case to
 * refuse.
 */

/** A list such as `643, 646`. */
export const listOf = (value: FormDataEntryValue | null): string[] =>
  String(value ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean);

/** Null for an empty field. */
export function numberOf(value: FormDataEntryValue | null): number | null {
  const written = String(value ?? '').trim();
  return written === '' ? null : Number(written);
}

/**
 * A moment as a browser's field sends it: `2026-11-22T09:30`, by the clocks of a zone (`momentAt`). An invalid `Date` if there is
 * no such day.
 */
export function momentOf(value: FormDataEntryValue | null, timeZone: string): Date | null {
  const written = String(value ?? '').trim();
  if (written === '') return null;
  return startOfDay(written.slice(0, 10)) ? momentAt(timeZone, written) : new Date(Number.NaN);
}

/** The value of such a field for a moment. */
export const momentField = (moment: Date | null, timeZone: string): string =>
  moment ? localTime(timeZone, moment) : '';

/**
 * What was typed, for the page that shows a refused form again. Mail addresses are left out, because these values stand
 * in that page's URL.
 */
export function typedOf(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())].filter((name) => name !== 'email');
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String).join(',')]));
}
