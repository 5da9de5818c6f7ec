import { testDatabase } from '@spindle/platform/testing/database.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { selectRecurring } from './recurring-queries.ts';
import {
  type DrawnRows,
  drawn,
  forgetSubscriptions,
  insertDrawn,
  MONTHS,
  NOW,
  rowsOf,
} from './testing/drawn-subscriptions.ts';

const { db } = await testDatabase();

/** What a subscription counts at a moment, in twelfths: each paid period from its beginning until the next one or the end. */
function countsAt({ periods, endedAt, state, reason }: DrawnRows, at: number): number {
  const granted = periods.filter((period) => period.granted);
  const counted = granted.filter((period, index) => {
    const next = granted[index + 1];
    const isWaitedFor =
      !next && (state === 'active' || state === 'past_due' || (state === 'ended' && reason === 'unpaid'));
    const until = Math.min(
      endedAt ?? Number.POSITIVE_INFINITY,
      next?.startsAt ?? Number.POSITIVE_INFINITY,
      isWaitedFor ? Number.POSITIVE_INFINITY : period.endsAt,
    );
    return period.startsAt <= at && at < until;
  });
  return counted.reduce((sum, { minor, term }) => sum + minor * (term === '1Y' ? 1 : 12), 0);
}

type Sums = Record<
  'openingTwelfths' | 'new' | 'reactivated' | 'expansion' | 'contraction' | 'churned',
  number
>;

/** Computes the report by comparing each member at each month's beginning and end. */
function reckon(all: readonly DrawnRows[]) {
  const looks = MONTHS.map((month) => Math.min(Date.parse(`${month}-01T00:00:00Z`), NOW.getTime()));
  const rows: Record<string, Sums & { subscribers: object }> = {};
  for (const currency of ['JPY', 'USD']) {
    for (const [index, month] of MONTHS.slice(0, -1).entries()) {
      const [from, to] = [looks[index] ?? 0, looks[index + 1] ?? 0];
      const sums: Sums = {
        openingTwelfths: 0,
        new: 0,
        reactivated: 0,
        expansion: 0,
        contraction: 0,
        churned: 0,
      };
      const subscribers = { opening: 0, came: 0, left: 0, closing: 0 };
      for (const member of [0, 1, 2]) {
        const theirs = all.filter((one) => one.member === member);
        const own = theirs.filter((one) => one.currency === currency);
        const at = (moment: number, of = own) => of.reduce((sum, one) => sum + countsAt(one, moment), 0);
        const [before, after] = [at(from), at(to)];
        const isBack = own.some(({ begins }) => begins < from) && at(from, theirs) === 0;
        const move =
          before === 0
            ? isBack
              ? 'reactivated'
              : 'new'
            : after === 0
              ? 'churned'
              : after > before
                ? 'expansion'
                : 'contraction';
        sums.openingTwelfths += before;
        sums[move] += Math.abs(after - before);
        if (before > 0) subscribers.opening++;
        if (after > 0) subscribers.closing++;
        if (before === 0 && after > 0) subscribers.came++;
        if (before > 0 && after === 0) subscribers.left++;
      }
      if (subscribers.opening + subscribers.closing > 0)
        rows[`${currency} ${month}`] = { ...sums, subscribers };
    }
  }
  return rows;
}

test('whatever subscriptions go through, the report says what looking at each member every month would say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 7 }), async (all) => {
      const rows = all.map(rowsOf);
      await forgetSubscriptions(db);
      await insertDrawn(db, rows);
      const months = MONTHS.map((month) => `${month}-01`);
      const read = await selectRecurring(db, { months, timeZone: 'UTC', now: NOW });
      const said = Object.fromEntries(
        read.map(({ month, currency, ...sums }) => [`${currency} ${month}`, sums] as const),
      );
      expect(said).toEqual(reckon(rows));
    }),
    { numRuns: Number(process.env.RECURRING_RUNS ?? 60) },
  );
});
