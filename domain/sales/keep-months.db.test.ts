import { fixedClock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { testDatabase } from '@spindle/platform/testing/database.ts';
import { asc } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { seller } from '../seller/tables.ts';
import { keepMonths } from './keep-months.ts';
import { selectRecurring } from './recurring-queries.ts';
import { recurringMonths } from './tables.ts';
import {
  day,
  drawn,
  forgetSubscriptions,
  insertDrawn,
  MONTHS,
  NOW,
  rowsOf,
  timeOf,
} from './testing/drawn-subscriptions.ts';

const { db } = await testDatabase();

beforeEach(async () => {
  await forgetSubscriptions(db);
  await db.delete(recurringMonths);
  await db.delete(seller);
});

const keepAt = (at: number | string) => keepMonths({ db, clock: fixedClock(new Date(at)) });
const read = (now: number, timeZone = 'UTC', from: Db = db) =>
  selectRecurring(from, { months: MONTHS.map((month) => `${month}-01`), timeZone, now: new Date(now) });
const kept = async (from: Db = db) => {
  const rows = await from
    .select({ month: recurringMonths.month, upto: recurringMonths.upto })
    .from(recurringMonths)
    .orderBy(asc(recurringMonths.month), asc(recurringMonths.upto));
  return rows.map(({ month, upto }) => `${month.slice(0, 7)} ${upto.toISOString().slice(0, 10)}`);
};

async function readUnkept(now: number, timeZone?: string) {
  await db.delete(recurringMonths);
  return read(now, timeZone);
}

const amount = fc.constantFrom(500, 1200, 2400);
const term = fc.constantFrom('1M', '1Y');
/** Changes that are written late or out of order, each to a row that is drawn, if there is one. */
const change = fc.oneof(
  fc.record({ kind: fc.constant('insert' as const), one: drawn }),
  fc.record({ kind: fc.constant('grant' as const), at: fc.option(day) }),
  fc.record({
    kind: fc.constant('renew' as const),
    late: fc.constantFrom(0, 0, 12),
    minor: fc.option(amount),
  }),
  fc.record({ kind: fc.constant('agree' as const), minor: amount, term }),
  fc.record({ kind: fc.constant('move' as const), column: fc.constantFrom('starts_at', 'ends_at'), at: day }),
  fc.record({ kind: fc.constant('take back' as const) }),
  fc.record({
    kind: fc.constant('state' as const),
    state: fc.constantFrom('active', 'past_due', 'paused', 'cancelling'),
  }),
  fc.record({ kind: fc.constant('end' as const), reason: fc.constantFrom('unpaid', 'cancelled'), at: day }),
  fc.record({ kind: fc.constant('merge' as const), member: fc.nat({ max: 2 }) }),
  fc.record({ kind: fc.constant('currency' as const), currency: fc.constantFrom('USD', 'JPY') }),
  fc.record({ kind: fc.constant('made' as const), at: day }),
  fc.record({ kind: fc.constant('delete' as const) }),
);
const changes = fc.array(fc.tuple(change, fc.nat()), { minLength: 1, maxLength: 4 });
type Change = typeof change extends fc.Arbitrary<infer Each> ? Each : never;

async function make(one: Change, pick: number, name: number): Promise<void> {
  if (one.kind === 'insert') return insertDrawn(db, [rowsOf(one.one)], name);
  const subscription = `(select id from shop.subscriptions order by id
    offset ${pick} % greatest((select count(*) from shop.subscriptions), 1) limit 1)`;
  const period = `(subscription_id, number) in (select subscription_id, number from shop.subscription_periods
    order by 1, 2 offset ${pick} % greatest((select count(*) from shop.subscription_periods), 1) limit 1)`;
  const last = `subscription_id = ${subscription} and number =
    (select max(number) from shop.subscription_periods where subscription_id = ${subscription})`;
  const of = (set: string) => `update shop.subscriptions set ${set} where id = ${subscription}`;
  const statements: Record<Exclude<Change['kind'], 'insert'>, (value: never) => string[]> = {
    grant: ({ at }: { at: number | null }) => [
      `update shop.subscription_periods set granted_at = ${timeOf(at)} where ${period}`,
    ],
    // At the price of the period before, or at another.
    renew: ({ late, minor }: { late: number; minor: number | null }) => [
      `insert into shop.subscription_periods
         (subscription_id, number, order_id, line_id, term, renewal_minor, starts_at, ends_at, granted_at)
       select subscription_id, number + 1, gen_random_uuid(), gen_random_uuid(), term, ${minor ?? 'renewal_minor'},
         ends_at + interval '${late} days', ends_at + interval '${late} days 1 month', now()
       from shop.subscription_periods where ${last}`,
    ],
    agree: ({ minor, term: other }: { minor: number; term: string }) => [
      `update shop.subscription_periods set renewal_minor = ${minor}, term = '${other}' where ${period}`,
    ],
    move: ({ column, at }: { column: string; at: number }) => [
      `update shop.subscription_periods set ${column} = ${timeOf(at)} where ${period}`,
    ],
    'take back': () => [`delete from shop.subscription_periods where ${last}`],
    state: ({ state }: { state: string }) => [of(`state = '${state}', ended_at = null, end_reason = null`)],
    end: ({ reason, at }: { reason: string; at: number }) => [
      of(`state = 'ended', ended_at = ${timeOf(at)}, end_reason = '${reason}'`),
    ],
    merge: ({ member }: { member: number }) => [of(`member_id = md5('m${member}')::uuid`)],
    currency: ({ currency }: { currency: string }) => [of(`currency = '${currency}'`)],
    made: ({ at }: { at: number }) => [of(`created_at = ${timeOf(at)}`)],
    delete: () => [
      `with gone as (select ${subscription} as id)
       delete from shop.subscription_periods where subscription_id = (select id from gone)`,
      `delete from shop.subscriptions where id = ${subscription}`,
    ],
  };
  for (const statement of statements[one.kind](one as never)) await db.execute(statement);
}

test('kept months say what subscriptions say, whatever is written late, and wherever the clock stands', async () => {
  const some = fc.array(drawn, { minLength: 1, maxLength: 5 });
  let reopened = 0;
  let used = 0;
  await fc.assert(
    fc.asyncProperty(some, changes, changes, day, day, day, async (all, first, second, ...clocks) => {
      await forgetSubscriptions(db);
      await insertDrawn(db, all.map(rowsOf));
      await db.delete(recurringMonths);
      let name = 1000;
      for (const [index, late] of [first, second].entries()) {
        await keepAt(clocks[index] ?? 0);
        const before = await kept();
        for (const [one, pick] of late) await make(one, pick, name++);
        const after = await kept();
        if (after.length < before.length) reopened++;
        if (after.length > 0) used++;
      }
      const now = clocks[2] ?? 0;
      const said = await read(now);
      expect(said).toEqual(await readUnkept(now));
    }),
    { numRuns: Number(process.env.RECURRING_RUNS ?? 60) },
  );
  // Some changes delete stored months, and some stored months survive.
  expect([reopened > 0, used > 0]).toEqual([true, true]);
});

const one = (begins: string, more: Partial<Parameters<typeof rowsOf>[0]> = {}) =>
  rowsOf({
    ...{
      member: 0,
      currency: 'USD',
      begins: Date.parse(begins),
      state: 'active',
      reason: 'cancelled',
      endsAfter: 0,
    },
    periods: [{ gap: 0, days: 31, term: '1M', minor: 1200, granted: true }],
    ...more,
  });

test('months are kept when they are over, and the one that runs up to each day', async () => {
  await insertDrawn(db, [one('2026-02-10T12:00:00Z')]);
  await keepAt('2026-03-01T00:00:00Z');
  expect(await kept()).toEqual(['2026-02 2026-03-01']);
  await keepAt('2026-03-02T09:00:00Z');
  await keepAt('2026-03-02T10:00:00Z');
  await keepAt('2026-04-03T10:00:00Z');
  expect(await kept()).toEqual([
    ...['2026-02 2026-03-01', '2026-03 2026-03-02', '2026-03 2026-04-01', '2026-04 2026-04-03'],
  ]);
});

test('a renewal that is paid late at the same price leaves months as they are, and one at another price does not', async () => {
  const period = { gap: 0, days: 31, term: '1M', minor: 1200 } as const;
  const renewed = (minor: 1200 | 2400) =>
    one('2026-01-29T12:00:00Z', {
      periods: [
        { ...period, granted: true },
        { ...period, minor, granted: false },
      ],
    });
  await insertDrawn(db, [renewed(1200), renewed(2400)]);
  // The first periods end on 1 March, and the renewals are paid in April.
  await keepAt('2026-04-02T12:00:00Z');
  const before = await kept();
  const pay = (minor: number) =>
    db.execute(`update shop.subscription_periods set granted_at = '2026-04-02 13:00Z' where renewal_minor = ${minor}
      and granted_at is null`);
  await pay(1200);
  expect(await kept()).toEqual(before);
  await pay(2400);
  expect(await kept()).toEqual(['2026-01 2026-02-01', '2026-02 2026-03-01']);
});

test('one that ends with its period leaves months as they are, however late that is written down', async () => {
  await insertDrawn(db, [one('2026-01-20T12:00:00Z', { state: 'cancelling' })]);
  await keepAt('2026-03-02T12:00:00Z');
  const before = await kept();
  await db.execute(
    `update shop.subscriptions set state = 'ended', ended_at = period_end, end_reason = 'cancelled'`,
  );
  expect(await kept()).toEqual(before);
});

test('what is imported with a past takes back the months of its past, and no others', async () => {
  await insertDrawn(db, [one('2026-01-10T12:00:00Z')]);
  await keepAt('2026-05-01T12:00:00Z');
  await insertDrawn(db, [one('2026-03-15T12:00:00Z', { member: 1 })], 1000);
  expect(await kept()).toEqual(['2026-01 2026-02-01', '2026-02 2026-03-01']);
  const said = await read(NOW.getTime());
  await keepAt('2026-05-01T12:00:00Z');
  expect(await read(NOW.getTime())).toEqual(said);
  expect(said.find(({ month }) => month === '2026-03')).toMatchObject({ new: 12 * 1200 });
});

test('what is being written keeps months open', async () => {
  await insertDrawn(db, [one('2026-01-10T12:00:00Z')]);
  await db.transaction(async (tx) => {
    await insertDrawn(tx, [one('2026-02-15T12:00:00Z', { member: 1 })], 1000);
    await keepAt('2026-04-01T12:00:00Z');
    expect(await kept()).toEqual([]);
  });
  await keepAt('2026-04-01T12:00:00Z');
  const said = await read(NOW.getTime());
  expect(said.map(({ subscribers }) => subscribers)).toMatchObject([
    { came: 1 },
    { came: 1 },
    {},
    {},
    {},
    {},
  ]);
});

test('a clock that is set back sees nothing of what was kept after it', async () => {
  await insertDrawn(db, [one('2026-01-10T12:00:00Z'), one('2026-03-20T12:00:00Z', { member: 1 })]);
  await keepAt('2026-06-01T12:00:00Z');
  const now = Date.parse('2026-03-15T12:00:00Z');
  const said = await read(now);
  expect(said.find(({ month }) => month === '2026-03')).toMatchObject({ subscribers: { closing: 1 } });
  expect(said).toEqual(await readUnkept(now));
});

test('who sells from another zone has other months', async () => {
  await insertDrawn(db, [one('2026-02-28T23:30:00Z')]);
  await keepAt('2026-04-02T12:00:00Z');
  const timeZone = 'Europe/Berlin';
  const before = await read(NOW.getTime(), timeZone);
  expect(before[0]).toMatchObject({ month: '2026-03', new: 12 * 1200 });
  const address = { street: 'Disc Lane 1', postalCode: '10115', city: 'Berlin', country: 'DE' };
  await db.insert(seller).values({ legalName: 'Spindle', ...address, timeZone });
  await keepAt('2026-04-02T12:00:00Z');
  const zones = await db.selectDistinct({ timeZone: recurringMonths.timeZone }).from(recurringMonths);
  expect(zones).toEqual([{ timeZone }]);
  expect(await read(NOW.getTime(), timeZone)).toEqual(before);
});

test('what is kept is what is read: nobody looks at subscriptions of months that are over', async () => {
  await insertDrawn(db, [one('2026-01-10T12:00:00Z')]);
  await keepAt('2026-06-20T00:00:00Z');
  const said = await read(NOW.getTime());
  await db.transaction(async (tx) => {
    // Without the triggers.
    await tx.execute('set local session_replication_role = replica');
    await forgetSubscriptions(tx);
  });
  expect(await read(NOW.getTime())).toEqual(said);
  expect(await readUnkept(NOW.getTime())).toEqual([]);
});
