import type { Db } from '@spindle/platform/database.ts';
import {
  monthAfter,
  type RecurringMonth,
  type RecurringReport,
  recurringMonth,
  type SubscriptionCounts,
} from './recurring.ts';
import { type RecurringRow, selectRecurring, selectStates } from './recurring-queries.ts';

/**
 * The recurring revenue of some months, for each currency separately: the amount at the beginning, the changes, and the amount
 * at the end. The current month ends now.
 * @param last `2026-11`
 */
export async function readRecurring(
  db: Db,
  { last, months: length, timeZone, now }: { last: string; months: number; timeZone: string; now: Date },
): Promise<RecurringReport> {
  const months = Array.from({ length: length + 1 }, (_, index) => monthAfter(last, index + 1 - length));
  const rows = await selectRecurring(db, { months: months.map((month) => `${month}-01`), timeZone, now });
  const currencies = [...Map.groupBy(rows, ({ currency }) => currency)].map(([currency, own]) => ({
    currency,
    months: months.slice(0, -1).map((month) => monthOf(own, month)),
  }));
  return {
    currencies: currencies.toSorted((one, other) => peak(other.months) - peak(one.months)),
    counts: await countsOf(db),
  };
}

const peak = (months: readonly RecurringMonth[]) =>
  Math.max(...months.map(({ subscribers }) => subscribers.closing));

/** A month without a row had no subscribers at its beginning or its end. */
function monthOf(rows: readonly RecurringRow[], month: string): RecurringMonth {
  const row = rows.find((one) => one.month === month);
  const none = { new: 0, reactivated: 0, expansion: 0, contraction: 0, churned: 0 };
  const nobody = { opening: 0, came: 0, left: 0, closing: 0 };
  return recurringMonth({
    ...{ month, openingTwelfths: row?.openingTwelfths ?? 0, subscribers: row?.subscribers ?? nobody },
    moved: row ?? none,
  });
}

async function countsOf(db: Db): Promise<SubscriptionCounts> {
  const states = new Map((await selectStates(db)).map(({ state, count }) => [state, count]));
  const of = (state: keyof SubscriptionCounts) => states.get(state) ?? 0;
  return {
    active: of('active'),
    past_due: of('past_due'),
    cancelling: of('cancelling'),
    paused: of('paused'),
  };
}
