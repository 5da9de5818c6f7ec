import type { Term } from '@spindle/platform/licence-types.ts';
import { addTerms, termsBetween } from '../../licences/licence.ts';
import type { SwitchTo } from '../switch/switch-to.ts';

/**
 * The paid time, from `periodStart` up to but not including `periodEnd`. Period ends are counted from the first day
 * (`anchorAt`), so that a short month shortens its own period only: 31 January, 28 February, 31 March. All UTC.
 */
export interface Period {
  term: Term;
  /** The first day. */
  anchorAt: Date;
  /** Terms from the first day to the end of this period. */
  terms: number;
  periodStart: Date;
  periodEnd: Date;
}

/** The first period of a subscription, or the first one after it began anew. */
export function firstPeriod(term: Term, from: Date): Period {
  return { term, anchorAt: from, terms: 1, periodStart: from, periodEnd: addTerms(from, term, 1) };
}

/**
 * A period whose end was not set by a charge of this shop, for example one begun in another system. If it ends on a whole
 * number of terms from `anchorAt`, later periods are still counted from there, else from its end.
 */
export function periodThrough(term: Term, anchorAt: Date, periodEnd: Date): Omit<Period, 'periodStart'> {
  const terms = termsBetween(anchorAt, term, periodEnd);
  return terms === undefined
    ? { term, anchorAt: periodEnd, terms: 0, periodEnd }
    : { term, anchorAt, terms, periodEnd };
}

/** A period that an order is placed for: of a term, or a lifetime without end. */
export type PlacedPeriod =
  | Pick<Period, 'term' | 'periodStart' | 'periodEnd'>
  | { term: 'LFT'; periodStart: Date; periodEnd: null };

/** The period of a change that takes effect now. */
export function periodFromNow(to: SwitchTo, now: Date): PlacedPeriod {
  return to === 'LFT' ? { term: to, periodStart: now, periodEnd: null } : firstPeriod(to, now);
}

/** The period that follows without a gap. */
export function nextPeriod({ term, anchorAt, terms, periodEnd }: Period): Period {
  const next = terms + 1;
  return { term, anchorAt, terms: next, periodStart: periodEnd, periodEnd: addTerms(anchorAt, term, next) };
}
