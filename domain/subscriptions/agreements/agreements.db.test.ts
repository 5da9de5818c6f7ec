import { randomUUID } from 'node:crypto';
import type { Locale } from '@spindle/platform/locales.ts';
import { asc } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { grantTime } from '../../licences/grant-time.ts';
import { cancelSubscription } from '../cancel/cancel-subscription.ts';
import { changeLifetimePrice } from '../lifetime/change-lifetime-price.ts';
import { pauseSubscription } from '../pause/pause-subscription.ts';
import { resumeSubscription } from '../pause/resume-subscription.ts';
import type { Subscription } from '../subscription.ts';
import { keepTerm } from '../switch/keep-term.ts';
import { switchSubscription } from '../switch/switch-subscription.ts';
import type { SwitchTo } from '../switch/switch-to.ts';
import { again, doDue, shownTotal, subscribe } from '../testing/subscribed.ts';
import { switchingShop } from '../testing/switching.ts';
import { agreementOfOrder } from './agreement-of-order.ts';
import { subscriptionAgreements } from './tables.ts';

const { clock, shop, deps, db, at, owner } = await switchingShop();

async function change(subscription: Subscription, to: SwitchTo, priceMinor: number, locale?: Locale) {
  const totalMinor = await shownTotal(deps, subscription, to);
  const shown = { priceMinor, totalMinor };
  const asked = { subscriptionId: subscription.id, to, shown, ...(locale && { locale }) };
  return switchSubscription(deps, owner(subscription), asked);
}
/** The agreement behind each order but the first, which came through the checkout. */
async function agreed(): Promise<(string[] | undefined)[]> {
  const orders = (await shop.orders()).toSorted(
    (one, other) => one.placedAt.getTime() - other.placedAt.getTime(),
  );
  const found = await Promise.all(orders.map(({ id }) => agreementOfOrder(db, id)));
  return found.slice(1).map((agreement) => agreement?.text.replaceAll('\u00a0', ' ').split('\n'));
}
const kept = () => db.select().from(subscriptionAgreements).orderBy(asc(subscriptionAgreements.agreedAt));

test('a dearer term is kept with its order, in the words and the language of the page', async () => {
  const subscription = await subscribe(shop);
  at('2027-04-16');
  expect(await change(subscription, '1Y', 2995, 'de')).toEqual({ ok: true, next: 'switched' });
  expect(await agreed()).toEqual([
    [
      'DVD Ripper',
      '1 Jahr, ab sofort',
      'Preis: 29,95 $',
      'Rest Ihrer Zahlung bis zum 1. Mai 2027: −9,97 $',
      'Jetzt zu zahlen: 19,98 $',
      expect.stringContaining('läuft bis zum 16. April 2028. Danach verlängert es sich für 29,95 $'),
      'Zahlungspflichtig wechseln (19,98 $)',
    ],
  ]);
  const [{ textVersion = '' } = {}] = await kept();
  expect(textVersion).toMatch(/^[\w-]{16}$/);
});

test('what staff or the shop itself change is agreed to by nobody', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  const shown = { priceMinor: 1995, totalMinor: 0 };
  const asked = { subscriptionId: subscription.id, to: '1M', shown } as const;
  expect(await switchSubscription(deps, { kind: 'system', name: 'test' }, asked)).toMatchObject({ ok: true });
  expect(await kept()).toEqual([]);
});

test('a cheaper term waits for the renewal that it comes with, and renewals afterwards are as agreed then', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  at('2027-06-01');
  await change(subscription, '1M', 1995);
  expect(await kept()).toMatchObject([{ orderId: null, withdrawnAt: null }]);
  // Pressing the button again changes nothing.
  await change(subscription, '1M', 1995);
  clock.set(subscription.periodEnd);
  await doDue(shop);
  clock.set((await again(shop, subscription)).periodEnd);
  await doDue(shop);
  const [first, second] = await agreed();
  expect(first?.at(-1)).toBe('Change on 1 April 2028');
  expect(first?.[1]).toContain('1 month');
  expect(second).toBeUndefined();
});

test('undone before it comes, no renewal has it', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  await change(subscription, '1M', 1995);
  await keepTerm(deps, owner(subscription), { subscriptionId: subscription.id });
  expect(await kept()).toMatchObject([{ withdrawnAt: clock.now() }]);
  clock.set(subscription.periodEnd);
  await doDue(shop);
  expect(await agreed()).toEqual([undefined]);
});

test('overtaken by the step to a lifetime licence, that alone is kept with its order', async () => {
  const admin = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' } as const;
  const price = { pid: '643', term: '1Y', currency: 'USD', amountMinor: 4000 } as const;
  expect(await changeLifetimePrice(deps, admin, price)).toEqual({ ok: true });
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  await change(subscription, '1M', 1995);
  clock.set(new Date('2027-04-01T10:00:09Z'));
  const quoted = await change(subscription, 'LFT', 4000);
  expect(quoted).toEqual({ ok: true, next: 'switched' });
  expect(await kept()).toMatchObject([{ orderId: null, withdrawnAt: clock.now() }, { withdrawnAt: null }]);
  const [lines] = await agreed();
  expect(lines?.[1]).toBe('Lifetime, from now on');
  expect(lines?.at(-1)).toMatch(/^Buy with obligation to pay/);
});

test('a pause that is ended after its time is kept with the order that follows', async () => {
  const subscription = await subscribe(shop);
  const asked = { subscriptionId: subscription.id };
  await pauseSubscription(deps, owner(subscription), asked);
  at('2027-06-01');
  expect(
    await resumeSubscription(deps, owner(subscription), { ...asked, shownMinor: 1995, locale: 'en' }),
  ).toMatchObject({ ok: true });
  await doDue(shop);
  expect(await agreed()).toEqual([
    ['DVD Ripper', '1 month', expect.stringContaining('ended on'), 'Resume with obligation to pay ($19.95)'],
  ]);
});

test('resumed after its time with a change of term that was planned, it is that term which is agreed to', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  await change(subscription, '1M', 1995);
  await pauseSubscription(deps, owner(subscription), { subscriptionId: subscription.id });
  at('2028-06-01');
  await resumeLate(subscription);
  expect(await keepTerm(deps, owner(subscription), { subscriptionId: subscription.id })).toEqual({
    ...{ ok: false, error: 'payment_due' },
  });
  await doDue(shop);
  expect((await again(shop, subscription)).term).toBe('1M');
  const [lines] = await agreed();
  expect(lines?.[1]).toBe('1 month');
  expect(lines?.at(-1)).toBe('Resume with obligation to pay ($19.95)');
});

const support = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' } as const;
const resumeLate = ({ id: subscriptionId, memberId }: Subscription) =>
  resumeSubscription(deps, { kind: 'member', memberId }, { subscriptionId, shownMinor: 1995, locale: 'en' });

test('resumed late and paused once more before it was charged, what others have charged later is not agreed to', async () => {
  const subscription = await subscribe(shop);
  const which = { subscriptionId: subscription.id };
  await pauseSubscription(deps, owner(subscription), which);
  at('2027-06-01');
  await resumeLate(subscription);
  await pauseSubscription(deps, owner(subscription), which);
  expect(await kept()).toMatchObject([{ orderId: null, withdrawnAt: clock.now() }]);
  at('2027-09-01');
  expect(await resumeSubscription(deps, support, { ...which, reason: 'asked' })).toMatchObject({ ok: true });
  await doDue(shop);
  expect(await agreed()).toEqual([undefined]);
});

test('resumed late, but given time meanwhile: the renewal at the end of that was not agreed to', async () => {
  const subscription = await subscribe(shop);
  await pauseSubscription(deps, owner(subscription), { subscriptionId: subscription.id });
  at('2027-06-01');
  await resumeLate(subscription);
  const until = new Date('2027-08-01T10:00:00Z');
  await db.transaction((tx) =>
    grantTime(
      tx,
      subscription.licenceId,
      { source: 'exchange_code', sourceId: randomUUID(), ordinal: 1, orderId: null },
      { startsAt: clock.now(), worksUntil: until, updatesUntil: until },
    ),
  );
  await doDue(shop);
  expect(await kept()).toMatchObject([{ withdrawnAt: clock.now() }]);
  clock.set(until);
  await doDue(shop);
  expect(await agreed()).toEqual([undefined]);
});

test('what is resumed without anything shown is agreed to by nobody', async () => {
  const subscription = await subscribe(shop);
  await pauseSubscription(deps, owner(subscription), { subscriptionId: subscription.id });
  at('2027-06-01');
  await resumeSubscription(deps, owner(subscription), { subscriptionId: subscription.id });
  expect(await kept()).toEqual([]);
});

test('a planned change outlives a pause and being cancelled within its period, as its term does; with an end it is over', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  const which = { subscriptionId: subscription.id };
  const cancel = (when: 'period_end' | 'now') =>
    cancelSubscription(deps, owner(subscription), { ...which, when });
  await change(subscription, '1M', 1995);
  await pauseSubscription(deps, owner(subscription), which);
  await resumeSubscription(deps, owner(subscription), which);
  await cancel('period_end');
  await resumeSubscription(deps, owner(subscription), which);
  expect(await kept()).toMatchObject([{ orderId: null, withdrawnAt: null }]);
  await cancel('now');
  expect(await kept()).toMatchObject([{ orderId: null, withdrawnAt: clock.now() }]);
});

test('paused beyond its time and resumed by staff, the planned change is not what the order was placed on', async () => {
  const subscription = await subscribe(shop, 'pid=643&opt643=1Y');
  const which = { subscriptionId: subscription.id };
  await change(subscription, '1M', 1995);
  await pauseSubscription(deps, owner(subscription), which);
  at('2028-06-01');
  await resumeSubscription(deps, support, { ...which, reason: 'asked' });
  await doDue(shop);
  expect(await agreed()).toEqual([undefined]);
});
