import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { mailbox } from '@spindle/platform/tables.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { sendSurplusMail } from '../checkout/send-money-back-mail.tsx';
import { begin, form } from '../checkout/testing/commerce.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { licences } from '../licences/tables.ts';
import { orders } from '../orders/tables.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { refunds } from '../payments/refunds/tables.ts';
import { payments } from '../payments/tables.ts';
import { changeRole } from '../staff/change-role.ts';
import { acceptOrder } from './accept-order.ts';
import { bookDispute } from './book-dispute.ts';
import { fulfilOrder } from './fulfil-order.ts';
import { reconcile } from './reconcile.ts';
import { refuseOrder } from './refuse-order.ts';
import { sendSurplusBack } from './send-surplus-back.ts';
import { surplusPage } from './surplus-page.ts';
import { ADMIN } from './testing/admin.ts';

/** The provider's answer to a refund; if it throws, no refund is made. */
let answer: PaymentProvider['refund'];
const asked: string[] = [];
const clock = fixedClock(new Date());
const shop = await testCommerce({
  clock,
  provider: (own) => ({
    ...own,
    refund: (refund) => {
      asked.push(`${refund.paymentId} ${refund.amountMinor}`);
      return answer(refund);
    },
  }),
});
const { deps, db } = shop;
const works: typeof answer = async ({ reference, amountMinor }) => ({
  ok: true,
  refund: {
    ...{ id: `re_${reference}`, reference, paymentId: 'second', status: 'succeeded', failure: null },
    ...{ amountMinor, currency: 'USD' },
  },
});
beforeEach(async () => {
  await shop.empty();
  asked.length = 0;
  answer = works;
});

const paid = { status: 'succeeded', amountMinor: 4995, currency: 'USD' } as const;

/** An order with two payments that the provider has not reported yet. */
async function placedTwice() {
  await begin(shop, form());
  const [first] = await db.select().from(payments);
  if (!first) throw new Error('no payment');
  const second = { ...first, id: randomUUID(), providerId: 'second', state: 'expired' as const };
  await db.insert(payments).values(second);
  return { orderId: first.orderId, first: first.id, second: second.id };
}
async function paidTwice(observed: { amountMinor: number } = paid) {
  const placed = await placedTwice();
  await fulfilOrder(deps, { paymentId: placed.first, observed: { ...paid, ...observed } });
  clock.set(new Date(clock.now().getTime() + 1000));
  await fulfilOrder(deps, { paymentId: placed.second, observed: paid });
  return placed;
}
const send = (paymentId: string, requestKey: string = randomUUID(), actor: Actor = ADMIN) =>
  sendSurplusBack(deps, actor, { paymentId, requestKey, reason: 'paid twice' });
async function dispute(id: string): Promise<void> {
  const [payment] = await db.select().from(payments).where(eq(payments.id, id));
  const observed = { id: `dp_${id}`, paymentId: payment?.providerId ?? '', reason: 'duplicate' };
  await bookDispute(deps, payment ?? expect.fail(), {
    ...{ ...observed, status: 'open', amountMinor: 4995, currency: 'USD', openedAt: clock.now() },
  });
}
const listed = async () => (await surplusPage(db)).map(({ payment }) => payment.id);
const refunded = async () =>
  (await db.select().from(refunds)).map(({ state, amountMinor }) => `${state} ${amountMinor}`);
const order = async () => (await db.select().from(orders))[0];

test('what came once more waits for staff and is sent back once, however often it is pressed', async () => {
  const { orderId, second } = await paidTwice();
  expect(await listed()).toEqual([second]);
  expect(await surplusPage(db, { orderId: randomUUID() })).toEqual([]);
  const pressed = await Promise.all([send(second, 'form'), send(second, 'form'), send(second), send(second)]);
  expect(pressed.filter(({ ok }) => ok).length).toBeGreaterThanOrEqual(1);
  expect(await send(second, 'form')).toMatchObject(
    pressed[0]?.ok ? { ok: true } : { ok: false, error: 'nothing_to_refund' },
  );
  expect(await refunded()).toEqual(['succeeded 4995']);
  expect(new Set(asked)).toEqual(new Set(['second 4995']));
  expect(await listed()).toEqual([]);
  expect(await order()).toMatchObject({ state: 'paid', refundedMinor: 0 });
  expect(await db.select().from(licences)).toMatchObject([{ state: 'active' }]);
  const entries = await auditOf(db, { kind: 'order', id: orderId });
  expect(entries.map(({ action }) => action)).toEqual(['refund.succeed', 'order.surplus_back']);
  expect(entries[1]).toMatchObject({ actorEmail: 'ada@shop.test', after: { amountMinor: 4995 } });
});

test('whose money has gone back is told so once, in their language', async () => {
  const { second } = await paidTwice();
  await send(second, 'form');
  await send(second, 'form');
  const told = (await shop.queued('fulfilment.surplus-mail')) as { refundId: string }[];
  expect(told).toHaveLength(1);
  for (const one of [...told, ...told]) await sendSurplusMail(deps, one);
  const mails = (await db.select().from(mailbox)).filter(({ subject }) => subject.includes('second payment'));
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toContain('$49.95');
});

test('of two payments at once one pays the order, and the other one waits for staff', async () => {
  const { first, second } = await placedTwice();
  const outcomes = await Promise.all(
    [first, second].map((paymentId) => fulfilOrder(deps, { paymentId, observed: paid })),
  );
  expect(outcomes.toSorted()).toEqual(['already', 'fulfilled']);
  const surplus = outcomes[0] === 'already' ? first : second;
  expect(await listed()).toEqual([surplus]);
  expect(await send(surplus)).toMatchObject({ ok: true });
  expect(await listed()).toEqual([]);
});

test('a payment that was noticed first, but came second to the order, is the surplus one', async () => {
  const { first, second } = await placedTwice();
  await fulfilOrder(deps, { paymentId: first, observed: paid });
  clock.set(new Date(clock.now().getTime() - 1000));
  await fulfilOrder(deps, { paymentId: second, observed: paid });
  expect(await listed()).toEqual([second]);
  expect(await send(first)).toEqual({ ok: false, error: 'not_surplus' });
  expect(await send(second)).toMatchObject({ ok: true });
  expect(await refunded()).toEqual(['succeeded 4995']);
});

test('a provider that does not answer is asked again; one that says no leaves it with staff', async () => {
  const { second } = await paidTwice();
  answer = async () => {
    throw new Error('down');
  };
  expect(await send(second)).toMatchObject({ ok: true, refund: { state: 'requested' } });
  expect(await listed()).toEqual([]);
  answer = async () => ({ ok: false, no: 'the card is gone' });
  clock.set(new Date(clock.now().getTime() + 120_000));
  await reconcile(deps);
  expect(await refunded()).toEqual(['failed 4995']);
  expect(await listed()).toEqual([second]);
  answer = works;
  expect(await send(second)).toMatchObject({ ok: true, refund: { state: 'succeeded' } });
  expect(await listed()).toEqual([]);
});

test('the payment that has paid the order is none of them', async () => {
  const { first } = await paidTwice();
  expect(await send(first)).toEqual({ ok: false, error: 'not_surplus' });
  expect(await send(randomUUID())).toEqual({ ok: false, error: 'not_surplus' });
  expect(await refunded()).toEqual([]);
});

test('what a bank disputes or has is not sent back; the dispute of the other payment is another thing', async () => {
  const { first, second } = await paidTwice();
  await dispute(first);
  expect(await listed()).toEqual([second]);
  await dispute(second);
  expect(await listed()).toEqual([]);
  expect(await send(second)).toEqual({ ok: false, error: 'disputed' });
});

test('a role sends back as much of one order as it may, whichever payment it is of', async () => {
  const { second } = await paidTwice();
  const support: Actor = { kind: 'staff', staffId: '2', email: 'sam@shop.test', role: 'support' };
  const role = { role: 'support', permissions: ['refunds'] } as const;
  await changeRole(deps, ADMIN, { ...role, refundLimits: [{ currency: 'USD', maxMinor: 4994 }] });
  expect(await send(second, 'form', support)).toEqual({ ok: false, error: 'over_limit' });
  await changeRole(deps, ADMIN, { ...role, permissions: [], refundLimits: [] });
  expect(await send(second, 'form', support)).toEqual({ ok: false, error: 'not_allowed' });
  expect(await refunded()).toEqual([]);
});

test('an order that was refused and is paid once more stays refused, and that payment is sent back by itself', async () => {
  const { orderId, first, second } = await placedTwice();
  await fulfilOrder(deps, { paymentId: first, observed: { ...paid, amountMinor: 1234 } });
  const refusal = { orderId, shownMinor: 1234, reason: 'fraud', requestKey: 'refusal' };
  expect(await refuseOrder(deps, ADMIN, refusal)).toMatchObject({ ok: true });
  expect(await fulfilOrder(deps, { paymentId: second, observed: paid })).toBe('already');
  expect(await order()).toMatchObject({ state: 'cancelled' });
  expect(await listed()).toEqual([second]);
  expect(await send(second)).toMatchObject({ ok: true });
  expect(await refunded()).toEqual(['succeeded 1234', 'succeeded 4995']);
  expect(await order()).toMatchObject({ state: 'cancelled' });
});

test('an order in review that was paid once more is accepted with the money that it was held for', async () => {
  const { orderId, second } = await paidTwice({ amountMinor: 1234 });
  expect(await listed()).toEqual([second]);
  await send(second);
  expect(await acceptOrder(deps, ADMIN, { orderId })).toMatchObject({ ok: true });
  expect(await order()).toMatchObject({ state: 'paid', paidMinor: 1234, refundedMinor: 0 });
});

describe('an order in review whose second payment a bank wants back', () => {
  async function disputedTwice(which: 'first' | 'second') {
    const placed = await paidTwice({ amountMinor: 1234 });
    await dispute(placed[which]);
    return placed;
  }
  const refuse = (orderId: string) =>
    refuseOrder(deps, ADMIN, { orderId, shownMinor: 1234, reason: 'fraud', requestKey: 'refusal' });

  test('is accepted with the money that it was held for', async () => {
    const { orderId } = await disputedTwice('second');
    expect(await acceptOrder(deps, ADMIN, { orderId })).toMatchObject({ ok: true });
    expect(await order()).toMatchObject({ state: 'paid', paidMinor: 1234 });
  });

  test('or refused, and that money goes back', async () => {
    const { orderId } = await disputedTwice('second');
    expect(await refuse(orderId)).toMatchObject({ ok: true });
    expect(await order()).toMatchObject({ state: 'cancelled' });
  });

  test('is neither when it wants the first', async () => {
    const { orderId } = await disputedTwice('first');
    expect(await acceptOrder(deps, ADMIN, { orderId })).toEqual({ ok: false, error: 'money_gone' });
    expect(await refuse(orderId)).toEqual({ ok: false, error: 'disputed' });
  });
});
