import { fixedClock } from '@spindle/platform/clock.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { selectRecurring } from './recurring-queries.ts';

const NOW = new Date('2026-06-20T00:00:00Z');
const MONTHS = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07'];
const { db, empty } = await testCommerce({ clock: fixedClock(NOW) });

/** A moment on some day from autumn to summer; the first of a month is often one. */
const day = fc.oneof(
  fc.constantFrom(...MONTHS.map((month) => Date.UTC(2026, Number(month.slice(5)) - 1, 1))),
  fc.integer({ min: 0, max: 290 }).map((days) => Date.UTC(2025, 8, 1 + days)),
);
const DAY = 86_400_000;
const drawn = fc.record({
  member: fc.nat({ max: 2 }),
  currency: fc.constantFrom('USD', 'JPY'),
  begins: day,
  state: fc.constantFrom('active', 'past_due', 'paused', 'cancelling', 'ended'),
  reason: fc.constantFrom('unpaid', 'cancelled'),
  endsAfter: fc.integer({ min: 0, max: 120 }),
  periods: fc.array(
    fc.record({
      gap: fc.constantFrom(0, 0, 0, -5, 9),
      days: fc.constantFrom(30, 31, 90),
      term: fc.constantFrom('1M', '1Y'),
      minor: fc.constantFrom(1200, 1200, 2400, 500),
      granted: fc.constantFrom(true, true, true, false),
    }),
    { minLength: 1, maxLength: 5 },
  ),
});
type Drawn = typeof drawn extends fc.Arbitrary<infer Each> ? Each : never;

/** What a subscription is like in the tables. */
function rowsOf(one: Drawn) {
  let at = one.begins;
  const periods = one.periods.map(({ gap, days, ...period }, index) => {
    const startsAt = index === 0 ? at : at + gap * DAY;
    at = startsAt + days * DAY;
    return { ...period, number: index + 1, startsAt, endsAt: at };
  });
  const endedAt = one.state === 'ended' ? one.begins + one.endsAfter * DAY : null;
  return { ...one, periods, endedAt };
}

/** What it counts at a moment, in twelfths, as its rules say it: one period, from its begin until something else. */
function countsAt({ periods, endedAt, state, reason }: ReturnType<typeof rowsOf>, at: number): number {
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

/** By looking at every member at every month's begin and end. */
function reckon(all: readonly ReturnType<typeof rowsOf>[]) {
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

async function insert(all: readonly ReturnType<typeof rowsOf>[]): Promise<void> {
  const id = (kind: string, number: number) => `md5('${kind}${number}')::uuid`;
  const time = (moment: number | null) =>
    moment === null ? 'null' : `'${new Date(moment).toISOString()}'::timestamptz`;
  const subscriptions = all.map(
    (one, index) => `(${id('s', index)}, ${id('m', one.member)}, ${id('l', index)}, '643', 'DVD Ripper', '1M',
      '${one.currency}', 1200, 'en', '${one.state}', ${time(one.begins)}, 1, ${time(one.begins)},
      ${time(one.periods.at(-1)?.endsAt ?? 0)}, ${time(one.begins)}, ${time(one.endedAt)},
      ${one.state === 'ended' ? `'${one.reason}'` : 'null'})`,
  );
  const periods = all.flatMap((one, index) =>
    one.periods.map(
      (
        period,
      ) => `(${id('s', index)}, ${period.number}, gen_random_uuid(), gen_random_uuid(), '${period.term}',
        ${period.minor}, ${time(period.startsAt)}, ${time(period.endsAt)},
        ${period.granted ? time(period.startsAt) : 'null'})`,
    ),
  );
  await db.transaction(async (tx) => {
    // Without the members, licences and orders that they belong to.
    await tx.execute(`set local session_replication_role = replica`);
    await tx.execute(`truncate shop.subscriptions cascade`);
    await tx.execute(`insert into shop.subscriptions (id, member_id, licence_id, pid, product_name, term, currency,
      renewal_minor, locale, state, anchor_at, terms, period_start, period_end, created_at, ended_at, end_reason)
      values ${subscriptions.join(', ')}`);
    await tx.execute(`insert into shop.subscription_periods (subscription_id, number, order_id, line_id, term,
      renewal_minor, starts_at, ends_at, granted_at) values ${periods.join(', ')}`);
  });
}

test('whatever subscriptions go through, the report says what looking at each member every month would say', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(drawn, { minLength: 1, maxLength: 7 }), async (all) => {
      const rows = all.map(rowsOf);
      await insert(rows);
      const months = MONTHS.map((month) => `${month}-01`);
      const read = await selectRecurring(db, { months, timeZone: 'UTC', now: NOW });
      const said = Object.fromEntries(
        read.map(({ month, currency, ...sums }) => [`${currency} ${month}`, sums] as const),
      );
      expect(said).toEqual(reckon(rows));
    }),
    { numRuns: Number(process.env.RECURRING_RUNS ?? 60) },
  );
  await empty();
});
