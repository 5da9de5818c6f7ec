/**
 * What a month changed in the recurring revenue of one currency, in minor units a month. A subscription for a year counts
 * a twelfth of its price a month; it counts from its first day until nothing follows, also while a renewal is tried again.
 * A paused one counts until the end of what is paid for, and again once it is resumed.
 */
export interface RecurringMonth {
  /** `2026-11`, of the report's time zone. */
  month: string;
  openingMinor: number;
  /** Of members who never had a subscription in this currency before, or have one in another beside it. */
  newMinor: number;
  /** Of members who had none at all at the month's begin, but one in this currency before. */
  reactivatedMinor: number;
  /** More, or dearer ones, of members who had some. */
  expansionMinor: number;
  /** Fewer, or cheaper ones, of members who still have some. */
  contractionMinor: number;
  /** Of members who have none any more. */
  churnedMinor: number;
  closingMinor: number;
  /** Members with a subscription. */
  subscribers: { opening: number; came: number; left: number; closing: number };
}

export type RecurringMove = 'new' | 'reactivated' | 'expansion' | 'contraction' | 'churned';

/** What SQL has added up of a month, in twelfths of a minor unit, so that a twelfth of a year is a whole number. */
export interface RecurringSums {
  month: string;
  openingTwelfths: number;
  moved: Readonly<Record<RecurringMove, number>>;
  subscribers: RecurringMonth['subscribers'];
}

/**
 * Twelfths become minor units once: what a month begins and ends with is rounded (halves up), and each change is the
 * difference of the rounded amounts before and after it. So all of them add up, and none is off by more than one.
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

/** Members who left of those who were there at the month's begin, 0 to 1; null where nobody was. */
export function churnOf({ subscribers: { opening, left } }: RecurringMonth): number | null {
  return opening === 0 ? null : left / opening;
}

/** How many subscriptions there are now that have not ended, in each state. */
export interface SubscriptionCounts {
  active: number;
  past_due: number;
  cancelling: number;
  paused: number;
}

export interface RecurringReport {
  /** By currency, the one with most subscribers first; months oldest first. */
  currencies: readonly { currency: string; months: readonly RecurringMonth[] }[];
  counts: SubscriptionCounts;
}

/** @param month `2026-11` @param later in months */
export function monthAfter(month: string, later: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + later)).toISOString().slice(0, 7);
}
