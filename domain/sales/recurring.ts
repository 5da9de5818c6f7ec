/**
 * What a month changed in the recurring revenue of one currency, in minor units a month. A yearly subscription counts a
 * twelfth of its price a month. A subscription counts from its first day until it ends, also while a failed renewal is retried.
 * A paused one counts until the end of the paid period, and again once it is resumed.
 */
export interface RecurringMonth {
  /** `2026-11`, in the report's time zone. */
  month: string;
  openingMinor: number;
  /** Of members who never had a subscription in this currency before, or had one in another currency at the month's beginning. */
  newMinor: number;
  /** Of members who had none in any currency at the month's beginning, but had one in this currency before. */
  reactivatedMinor: number;
  /** Of members who had a subscription, and now have more or dearer ones. */
  expansionMinor: number;
  /** Of members who still have a subscription, but fewer or cheaper ones than before. */
  contractionMinor: number;
  /** Of members who have no subscription any more. */
  churnedMinor: number;
  closingMinor: number;
  /** Members with a subscription. */
  subscribers: { opening: number; came: number; left: number; closing: number };
}

export type RecurringMove = 'new' | 'reactivated' | 'expansion' | 'contraction' | 'churned';

/** A month's sums as the database has added them up, in twelfths of a minor unit: a month of a yearly price is a whole number. */
export interface RecurringSums {
  month: string;
  openingTwelfths: number;
  moved: Readonly<Record<RecurringMove, number>>;
  subscribers: RecurringMonth['subscribers'];
}

/**
 * Rounds twelfths to minor units: the amounts at the beginning and the end are rounded (halves up), and each change is the
 * difference between the rounded amounts before and after it. So the changes add up, and none is off by more than one.
 */
export function recurringMonth({
  month,
  openingTwelfths,
  moved,
  subscribers,
}: RecurringSums): RecurringMonth {
  let twelfths = openingTwelfths;
  const step = (change: number) => {
    const before = roundedTwelfths(twelfths);
    twelfths += change;
    return roundedTwelfths(twelfths) - before;
  };
  return {
    month,
    openingMinor: roundedTwelfths(openingTwelfths),
    newMinor: step(moved.new),
    reactivatedMinor: step(moved.reactivated),
    expansionMinor: step(moved.expansion),
    contractionMinor: 0 - step(-moved.contraction),
    churnedMinor: 0 - step(-moved.churned),
    closingMinor: roundedTwelfths(twelfths),
    subscribers,
  };
}

const roundedTwelfths = (twelfths: number) => Math.floor((twelfths + 6) / 12);

/** The share (0 to 1) of the members at the month's beginning who left; null if there were none. */
export function churnOf({ subscribers: { opening, left } }: RecurringMonth): number | null {
  return opening === 0 ? null : left / opening;
}

/** How many subscriptions are in each state now, except ended ones. */
export interface SubscriptionCounts {
  active: number;
  past_due: number;
  cancelling: number;
  paused: number;
}

export interface RecurringReport {
  /** The currency with the most subscribers at the end of any month comes first; months oldest first. */
  currencies: readonly { currency: string; months: readonly RecurringMonth[] }[];
  counts: SubscriptionCounts;
}

/** @param month `2026-11` @param later in months */
export function monthAfter(month: string, later: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + later)).toISOString().slice(0, 7);
}
