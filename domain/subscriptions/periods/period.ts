import type { Term } from '@spindle/platform/licence-types.ts';
import { addTerms, termsBetween } from '../../licences/licence.ts';
import type { SwitchTo } from '../switch/switch-to.ts';

/**
 * The time that is paid for, from `periodStart` to before `periodEnd`. Ends are counted from the first day, so that a
 * short month shortens its own period only: 31 January, 28 February, 31 March. All UTC.
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

/** The first period of a subscription, or the first after it was begun anew. */
export function firstPeriod(term: Term, from: Date): Period {
  return { term, anchorAt: from, terms: 1, periodStart: from, periodEnd: addTerms(from, term, 1) };
}

/**
 * A period that ends then by something else than a charge of this shop, such as one that another system has begun: counted
 * from the first day where it falls on one of its terms, else the next ones are counted from its end.
 */
export function periodThrough(term: Term, anchorAt: Date, periodEnd: Date): Omit<Period, 'periodStart'> {
  const terms = termsBetween(anchorAt, term, periodEnd);
  return terms === undefined
    ? { term, anchorAt: periodEnd, terms: 0, periodEnd }
    : { term, anchorAt, terms, periodEnd };
}

/** A period as it is placed: of a term, or what never ends. */
export type PlacedPeriod =
  | Pick<Period, 'term' | 'periodStart' | 'periodEnd'>
  | { term: 'LFT'; periodStart: Date; periodEnd: null };

/** What a change brings that takes effect now. */
export function periodFromNow(to: SwitchTo, now: Date): PlacedPeriod {
  return to === 'LFT' ? { term: to, periodStart: now, periodEnd: null } : firstPeriod(to, now);
}

/** The period that follows without a gap. */
export function nextPeriod({ term, anchorAt, terms, periodEnd }: Period): Period {
  const next = terms + 1;
  return { term, anchorAt, terms: next, periodStart: periodEnd, periodEnd: addTerms(anchorAt, term, next) };
}
