import { fixedClock } from '@spindle/platform/clock.ts';
import { ALL_LOCALES } from '@spindle/platform/locales.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { beforeEach, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { findLicence } from '../licences/find-licence.ts';
import { findOrder } from '../orders/find-order.ts';
import type { Subscription } from '../subscriptions/subscription.ts';
import { forgetUnpaidSwitches } from '../subscriptions/switch/forget-unpaid-switches.ts';
import { switchSubscription } from '../subscriptions/switch/switch-subscription.ts';
import { again, buy, shownTotal, subscribe } from '../subscriptions/testing/subscribed.ts';
import { CANCELLATION_KINDS, type CancellationKind } from './cancellation.ts';
import { carryOut } from './carry-out.ts';
import { declareCancellation } from './declare-cancellation.ts';
import type { Receipt } from './job-kinds.ts';
import { openCancellations } from './open-cancellations.ts';
import { sendReceipt } from './send-receipt.tsx';
import { settleCancellation } from './settle-cancellation.ts';
import { cancellations } from './tables.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
const support: Actor = { kind: 'staff', staffId: '7', email: 'sue@shop.test', role: 'support' };

let subscription: Subscription;
let order: { number: string; email: string };
let key: string;
beforeEach(async () => {
  clock.set(new Date('2027-01-31T10:00:00Z'));
  await db.delete(cancellations);
  await shop.empty();
  const bought = await buy(shop);
  subscription = bought.subscriptions[0] ?? expect.fail('no subscription');
  order = (await findOrder(db, bought.payment.orderId)) ?? expect.fail('no order');
  key = (await findLicence(db, subscription.licenceId))?.key ?? '';
});
const declare = (
  kind: CancellationKind,
  change: { email?: string; contract?: string; reason?: string } = {},
) =>
  declareCancellation(deps, {
    ...{ kind, reason: '', locale: 'de', email: order.email, contract: order.number, ...change },
  });
const state = async () => (await again(shop, subscription)).state;
const open = async () => (await openCancellations(db)).cancellations;

test('a click ends the subscription with its period, by the order’s number or the key', async () => {
  await declare('period_end', {
    email: ` ${order.email.toUpperCase()} `,
    contract: ` ${order.number.toLowerCase()}`,
  });
  expect(await state()).toBe('cancelling');
  await declare('now', { contract: key });
  expect(await state()).toBe('ended');
  expect(await open()).toEqual([]);
});

test('the number may be typed without its hyphens', async () => {
  await declare('now', { contract: order.number.replaceAll('-', ' ').toLowerCase() });
  expect(await state()).toBe('ended');
  expect(await open()).toEqual([]);
});

test('what does not fit together stops nothing, says the same, and waits for staff', async () => {
  for (const change of [
    { email: 'somebody@else.test' },
    { contract: 'SP-XXXXX-XXXXX' },
    { contract: 'XXXXX-XXXXX-XXXXX-XXXXX-XXXXX' },
  ]) {
    const declared = await declare('now', change);
    expect(Object.keys(declared).toSorted()).toEqual(Object.keys(await declare('now', change)).toSorted());
  }
  expect(await state()).toBe('active');
  expect(await open()).toHaveLength(6);
  expect(await shop.queued('cancellations.receipt-mail')).toHaveLength(6);
});

test('a withdrawal stops what renews, and a person sends the money back', async () => {
  const { id } = await declare('withdraw');
  expect(await state()).toBe('ended');
  expect(await open()).toMatchObject([{ id, kind: 'withdraw', orderId: expect.any(String) }]);
  const editor: Actor = { ...support, role: 'editor' };
  expect(await settleCancellation(deps, editor, { cancellationId: id })).toEqual({
    ok: false,
    error: 'not_allowed',
  });
  const settled = await Promise.all(
    [1, 2, 3].map(() => settleCancellation(deps, support, { cancellationId: id })),
  );
  expect(settled.filter(({ ok }) => ok)).toHaveLength(1);
  expect(await open()).toEqual([]);
});

// The day of the purchase, 31 January, does not count: the fourteenth day after it is Sunday, 14 February, so the time ends with
// a working day after it.
test.each([
  ['in time', '2027-02-15T22:59:59Z', 'ended'],
  ['too late', '2027-02-22T10:00:01Z', 'cancelling'],
] as const)('a withdrawal that comes %s on %s finds it %s, and waits for staff', async (_, at, found) => {
  clock.set(new Date(at));
  await declare('withdraw');
  expect(await state()).toBe(found);
  expect(await open()).toHaveLength(1);
});

test.each(['the order’s number', 'the key'])(
  'a change of term is withdrawn from in its own time, by %s',
  async (by) => {
    clock.set(new Date('2027-02-24T10:00:00Z'));
    const actor: Actor = { kind: 'member', memberId: subscription.memberId };
    const shown = { priceMinor: 2995, totalMinor: await shownTotal(deps, subscription, '1Y') };
    const asked = { subscriptionId: subscription.id, to: '1Y', shown } as const;
    expect(await switchSubscription(deps, actor, asked)).toEqual({ ok: true, next: 'switched' });
    const placed = (await shop.orders()).find(({ number }) => number !== order.number) ?? expect.fail();
    clock.set(new Date('2027-02-26T10:00:00Z'));
    await declare('withdraw', { contract: by === 'the key' ? key : placed.number });
    expect(await state()).toBe('ended');
    expect(await open()).toHaveLength(1);
  },
);

test('a change of term that was never paid gives no new time to withdraw', async () => {
  // Its card asks its member to confirm each payment.
  subscription = await subscribe(shop, undefined, { number: '4000 0025 0000 3155' });
  const contract = (await findLicence(db, subscription.licenceId))?.key ?? '';
  clock.set(new Date('2027-02-24T10:00:00Z'));
  const actor: Actor = { kind: 'member', memberId: subscription.memberId };
  const shown = { priceMinor: 2995, totalMinor: await shownTotal(deps, subscription, '1Y') };
  const asked = { subscriptionId: subscription.id, to: '1Y', shown } as const;
  expect(await switchSubscription(deps, actor, asked)).toMatchObject({ ok: true, next: 'pay' });
  clock.set(new Date('2027-02-26T10:00:00Z'));
  await db.execute(`update shop.payments set state = 'expired' where state = 'open'`);
  await forgetUnpaidSwitches(deps);
  await declare('withdraw', { contract });
  expect(await state()).toBe('cancelling');
});

test('the job does what a crash has left, and nothing twice', async () => {
  const { id } = await declare('period_end');
  await carryOut(deps, { cancellationId: id });
  expect(await shop.queued('cancellations.carry-out')).toEqual([{ cancellationId: id }]);
  expect(await shop.queued('subscriptions.mail')).toHaveLength(1);
  expect(await state()).toBe('cancelling');
});

test('mails what a stranger types to nobody, and few of them', async () => {
  const spam = { email: 'victim@else.test', contract: 'You won! https://evil.test', reason: 'Click it.' };
  for (let at = 0; at < 9; at += 1) await declare('now', spam);
  const mails = await shop.queued('cancellations.receipt-mail');
  expect(mails).toHaveLength(6);
  expect(mails[0]).toMatchObject({ contract: 'Youwonhttpseviltest', reason: '' });
  expect(await open()).toHaveLength(9);
  await declare('period_end');
  expect(await state()).toBe('cancelling');
});

test('control characters are no reason to refuse a declaration', async () => {
  await declare('now', { contract: `${order.number}\u0000`, reason: 'It\u0000\nfails.' });
  expect(await state()).toBe('ended');
  expect(await shop.queued('cancellations.receipt-mail')).toMatchObject([{ reason: 'It \nfails.' }]);
});

test('a long reason is kept up to a whole character', async () => {
  const reason = `${'x'.repeat(999)}🙂`;
  await declare('now', { reason: `${reason} and more` });
  expect(await state()).toBe('ended');
  expect(await shop.queued('cancellations.receipt-mail')).toMatchObject([{ reason }]);
});

test('what has ended already waits for staff', async () => {
  await declare('now');
  await declare('period_end');
  expect(await open()).toMatchObject([{ kind: 'period_end' }]);
});

test.each(ALL_LOCALES)('the mail confirms what came in when, in %s', async (locale) => {
  for (const kind of CANCELLATION_KINDS) {
    await declareCancellation(deps, {
      ...{ kind, email: order.email, contract: order.number, reason: 'It <b>fails</b>.', locale },
    });
  }
  await db.delete(mailbox);
  for (const receipt of (await shop.queued('cancellations.receipt-mail')) as Receipt[]) {
    await sendReceipt(deps, receipt);
    await sendReceipt(deps, receipt);
  }
  const mails = await db.select().from(mailbox);
  expect(mails).toHaveLength(3);
  // The mail about a withdrawal differs from that about a cancellation.
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(2);
  for (const { to, text, html } of mails) {
    expect(to).toBe(order.email);
    expect(text).toContain(order.number);
    expect(text).toContain('2027');
    expect(text).not.toMatch(/\{\w+\}/);
    expect(html).not.toContain('<b>fails');
  }
});
