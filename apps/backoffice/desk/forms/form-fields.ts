import { startOfDay } from '@spindle/platform/start-of-day.ts';

/** What fields of the desk's forms say, as use cases take it. What makes no sense is left to them to refuse. */

/** `643, 646` */
export const listOf = (value: FormDataEntryValue | null): string[] =>
  String(value ?? '')
    .split(/[\s,;]+/)
    .filter(Boolean);

/** Nothing where nothing is written. */
export function numberOf(value: FormDataEntryValue | null): number | null {
  const written = String(value ?? '').trim();
  return written === '' ? null : Number(written);
}

/** A moment as a browser's field has it, `2026-11-22T09:30`, in world time; of a day that there is not, an invalid one. */
export function momentOf(value: FormDataEntryValue | null): Date | null {
  const written = String(value ?? '').trim();
  if (written === '') return null;
  return new Date(startOfDay(written.slice(0, 10)) ? `${written}Z` : Number.NaN);
}

/** The same the other way. */
export const momentField = (moment: Date | null): string => moment?.toISOString().slice(0, 16) ?? '';

/** What was typed, for the page that is shown when it was refused; addresses stay out of the page's own address. */
export function typedOf(form: FormData): Record<string, string> {
  const names = [...new Set(form.keys())].filter((name) => name !== 'email');
  return Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String).join(',')]));
}
