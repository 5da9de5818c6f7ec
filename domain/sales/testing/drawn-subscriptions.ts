import type { Db } from '@spindle/platform/database.ts';
import fc from 'fast-check';

/** The months that tests look at, in UTC; the last one begins after `NOW`. */
export const MONTHS = ['2026-01', '2026-02', '2026-03', '2026-04', '2026-05', '2026-06', '2026-07'];
export const NOW = new Date('2026-06-20T00:00:00Z');
const DAY = 86_400_000;

/** The beginning of a day from autumn to summer, often the first of a month. */
export const day = fc.oneof(
  fc.constantFrom(...MONTHS.map((month) => Date.UTC(2026, Number(month.slice(5)) - 1, 1))),
  fc.integer({ min: 0, max: 290 }).map((days) => Date.UTC(2025, 8, 1 + days)),
);

export const drawn = fc.record({
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
export type DrawnRows = ReturnType<typeof rowsOf>;

/** A subscription as it is in the tables; moments in ms. */
export function rowsOf(one: Drawn) {
  let at = one.begins;
  const periods = one.periods.map(({ gap, days, ...period }, index) => {
    const startsAt = index === 0 ? at : at + gap * DAY;
    at = startsAt + days * DAY;
    return { ...period, number: index + 1, startsAt, endsAt: at };
  });
  const endedAt = one.state === 'ended' ? one.begins + one.endsAfter * DAY : null;
  return { ...one, periods, endedAt };
}

/** Inserts no members, licences and orders with them. @param name number of the first subscription; the others follow */
export async function insertDrawn(db: Db, all: readonly DrawnRows[], name = 0): Promise<void> {
  const id = (kind: string, number: number) => `md5('${kind}${number}')::uuid`;
  const subscriptions = all.map(
    (
      one,
      index,
    ) => `(${id('s', name + index)}, ${id('m', one.member)}, ${id('l', name + index)}, '643', 'DVD Ripper', '1M',
      '${one.currency}', 1200, 'en', '${one.state}', ${timeOf(one.begins)}, 1, ${timeOf(one.begins)},
      ${timeOf(one.periods.at(-1)?.endsAt ?? 0)}, ${timeOf(one.begins)}, ${timeOf(one.endedAt)},
      ${one.state === 'ended' ? `'${one.reason}'` : 'null'})`,
  );
  const periods = all.flatMap((one, index) =>
    one.periods.map(
      (
        period,
      ) => `(${id('s', name + index)}, ${period.number}, gen_random_uuid(), gen_random_uuid(), '${period.term}',
        ${period.minor}, ${timeOf(period.startsAt)}, ${timeOf(period.endsAt)},
        ${period.granted ? timeOf(period.startsAt) : 'null'})`,
    ),
  );
  await db.execute(`insert into shop.subscriptions (id, member_id, licence_id, pid, product_name, term, currency,
    renewal_minor, locale, state, anchor_at, terms, period_start, period_end, created_at, ended_at, end_reason)
    values ${subscriptions.join(', ')}`);
  await db.execute(`insert into shop.subscription_periods (subscription_id, number, order_id, line_id, term,
    renewal_minor, starts_at, ends_at, granted_at) values ${periods.join(', ')}`);
}

export async function forgetSubscriptions(db: Db): Promise<void> {
  await db.execute('delete from shop.subscription_periods');
  await db.execute('delete from shop.subscriptions');
}

/** A moment as SQL. */
export function timeOf(moment: number | null): string {
  return moment === null ? 'null' : `'${new Date(moment).toISOString()}'::timestamptz`;
}
