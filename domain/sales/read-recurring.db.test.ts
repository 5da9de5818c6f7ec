import { fixedClock } from '@spindle/platform/clock.ts';
import { expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { cancelSubscription } from '../subscriptions/cancel/cancel-subscription.ts';
import { pauseSubscription } from '../subscriptions/pause/pause-subscription.ts';
import { resumeSubscription } from '../subscriptions/pause/resume-subscription.ts';
import { nextStep } from '../subscriptions/renewal/next-step.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import { switchSubscription } from '../subscriptions/switch/switch-subscription.ts';
import { doDue, subscribe } from '../subscriptions/testing/subscribed.ts';
import { keepMonths } from './keep-months.ts';
import { readRecurring } from './read-recurring.ts';
import { recurringMonths } from './tables.ts';

const clock = fixedClock(new Date('2026-01-01T10:00:00Z'));
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const owner = ({ memberId }: Subscription): Actor => ({ kind: 'member', memberId });

/** Lets time pass from one due time to the next, so that nothing is done late. */
async function until(day: string) {
  const end = new Date(`${day}T10:00:00Z`);
  for (let due = await nextStep(db); due && due < end; due = await nextStep(db)) {
    clock.set(due);
    await keepMonths({ db, clock });
    await doDue(shop);
  }
  clock.set(end);
}
/** Reads the report with stored months and then without, and expects the same. */
async function read(last: string, months: number) {
  const range = { last, months, timeZone: 'Europe/Berlin', now: clock.now() };
  const asKept = await readRecurring(db, range);
  await db.delete(recurringMonths);
  const report = await readRecurring(db, range);
  expect(asKept).toEqual(report);
  return report;
}
async function monthsUntil(last: string, months: number) {
  const { currencies } = await read(last, months);
  return currencies[0]?.months ?? [];
}
const moved = (month: Awaited<ReturnType<typeof monthsUntil>>[number] | undefined) => {
  const { openingMinor, closingMinor, subscribers: _, month: name, ...moves } = month ?? expect.fail();
  return [
    name,
    openingMinor,
    Object.fromEntries(Object.entries(moves).filter(([, minor]) => minor !== 0)),
    closingMinor,
  ];
};

test('over months: new, dearer and cheaper, gone, back; and each month begins where the last one ended', async () => {
  const monthly = await subscribe(shop, 'pid=643&opt643=1M', { email: 'ada@example.test' });
  const yearly = await subscribe(shop, 'pid=643&opt643=1Y', { email: 'kei@example.test' });
  const failing = await subscribe(shop, 'pid=643&opt643=1M', {
    ...{ email: 'lin@example.test', number: '4000 0000 0000 0341' },
  });
  const month = monthly.renewalMinor;
  const twelfth = Math.round(yearly.renewalMinor / 12);
  expect([monthly.term, yearly.term, month > twelfth]).toEqual(['1M', '1Y', true]);

  // A paused subscription counts until the end of the paid period, on 1 March.
  await until('2026-02-10');
  await pauseSubscription(deps, owner(monthly), { subscriptionId: monthly.id });
  await until('2026-04-05');
  await resumeSubscription(deps, owner(monthly), { subscriptionId: monthly.id });
  await doDue(shop);
  // A second subscription beside the yearly one; later the monthly one is switched to a year.
  await until('2026-05-05');
  const second = await subscribe(shop, 'pid=646&opt646=1M', { email: 'kei@example.test' });
  await until('2026-06-06');
  const shown = { priceMinor: yearly.renewalMinor, totalMinor: yearly.renewalMinor };
  expect(
    await switchSubscription(deps, owner(monthly), { subscriptionId: monthly.id, to: '1Y', shown }),
  ).toMatchObject({ ok: true });
  await until('2026-07-07');
  for (const { id: subscriptionId } of [yearly, second]) {
    await cancelSubscription(deps, owner(yearly), { subscriptionId, when: 'now' });
  }
  await until('2026-08-08');
  await subscribe(shop, 'pid=646&opt646=1M', { email: 'kei@example.test' });
  await until('2026-08-20');

  const months = await monthsUntil('2026-08', 8);
  const dear = second.renewalMinor;
  // The sum of two yearly subscriptions is rounded once.
  const twoTwelfths = Math.round((2 * yearly.renewalMinor) / 12);
  expect(months.map(moved)).toEqual([
    ['2026-01', 0, { newMinor: 2 * month + twelfth }, 2 * month + twelfth],
    // A subscription whose card is declined counts as long as the charge is retried: for 21 days.
    ['2026-02', 2 * month + twelfth, { churnedMinor: month }, month + twelfth],
    ['2026-03', month + twelfth, { churnedMinor: month }, twelfth],
    ['2026-04', twelfth, { reactivatedMinor: month }, month + twelfth],
    ['2026-05', month + twelfth, { expansionMinor: dear }, month + twelfth + dear],
    [
      '2026-06',
      month + twelfth + dear,
      { contractionMinor: month + twelfth - twoTwelfths },
      twoTwelfths + dear,
    ],
    ['2026-07', twoTwelfths + dear, { churnedMinor: twoTwelfths + dear - twelfth }, twelfth],
    ['2026-08', twelfth, { reactivatedMinor: dear }, twelfth + dear],
  ]);
  expect(months.map(({ subscribers }) => Object.values(subscribers).join(' '))).toEqual([
    ...['0 3 0 3', '3 0 1 2', '2 0 1 1', '1 1 0 2', '2 0 0 2', '2 0 0 2', '2 0 1 1', '1 1 0 2'],
  ]);
  // A report of fewer months gives the same amounts.
  expect(await monthsUntil('2026-06', 2)).toEqual(months.slice(4, 6));
  expect((await read('2026-08', 1)).counts).toEqual({ active: 2, past_due: 0, cancelling: 0, paused: 0 });
  expect(failing.term).toBe('1M');
});

test('a month is one of the seller’s zone, and currencies stand apart', async () => {
  clock.set(new Date('2027-01-31T22:59:00Z'));
  const before = (await monthsUntil('2027-01', 1))[0]?.closingMinor ?? 0;
  await subscribe(shop, 'pid=643&opt643=1M', { email: 'one@example.test' });
  clock.set(new Date('2027-01-31T23:01:00Z'));
  await subscribe(shop, 'pid=643&opt643=1M', { email: 'two@example.test' });
  await subscribe(shop, 'pid=643&opt643=1M', { email: 'three@example.test', locale: 'ja', country: 'JP' });
  clock.set(new Date('2027-02-03T10:00:00Z'));
  const { currencies } = await read('2027-02', 2);
  const [own, yen] = currencies;
  expect(own?.months.map(({ newMinor }) => newMinor > 0)).toEqual([true, true]);
  expect(own?.months[0]?.openingMinor).toBe(before);
  expect(yen?.currency).toBe('JPY');
  expect(yen?.months.map(({ openingMinor, newMinor }) => [openingMinor, newMinor > 0])).toEqual([
    [0, false],
    [0, true],
  ]);
});

test('back is who had one in that currency and none since: another currency, or one beside others, is new', async () => {
  const at = (day: string) => clock.set(new Date(`${day}T10:00:00Z`));
  const dollars = (email: string) => subscribe(shop, 'pid=643&opt643=1M', { email });
  const yen = (email: string) => subscribe(shop, 'pid=646&opt646=1M', { email, locale: 'ja', country: 'JP' });
  const end = (one: Subscription) =>
    cancelSubscription(deps, owner(one), { subscriptionId: one.id, when: 'now' });
  const yenMonth = async (month: string) => {
    const { currencies } = await read(month, 1);
    const { newMinor, reactivatedMinor } =
      currencies.find(({ currency }) => currency === 'JPY')?.months[0] ?? expect.fail();
    return [newMinor > 0, reactivatedMinor > 0];
  };
  at('2028-01-03');
  await dollars('beside@example.test');
  await end(await dollars('changed@example.test'));
  const before = await yen('both@example.test');
  const alone = await yen('alone@example.test');
  at('2028-02-03');
  await yen('changed@example.test');
  expect(await yenMonth('2028-02')).toEqual([true, false]);
  at('2028-03-03');
  await yen('beside@example.test');
  expect(await yenMonth('2028-03')).toEqual([true, false]);
  for (const one of [before, alone]) await end(one);
  await dollars('both@example.test');
  at('2028-04-03');
  await yen('both@example.test');
  expect(await yenMonth('2028-04')).toEqual([true, false]);
  at('2028-05-03');
  await yen('alone@example.test');
  expect(await yenMonth('2028-05')).toEqual([false, true]);
});
