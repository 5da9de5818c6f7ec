import { saidOf } from '@spindle/i18n/join-words.ts';
import type { Locale } from '@spindle/platform/locales.ts';
import type { DeskWords } from '../desk-words.ts';

type Answered = DeskWords['priceChanges']['answered'];

/** How many of those who were told of a price have answered in which way, without answers that nobody gave. */
export function answersOf(
  counts: Readonly<Record<keyof Answered, number>>,
  said: Answered,
  locale: Locale,
): string {
  const names = Object.keys(said) as (keyof Answered)[];
  return names
    .filter((name) => counts[name] > 0)
    .map((name) => saidOf(locale, said[name], String(counts[name])))
    .join(' · ');
}
