import { randomUUID } from 'node:crypto';
import { fixedClock } from '@spindle/platform/clock.ts';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { Actor } from '../actor.ts';
import { auditOf } from '../audit/audit-of.ts';
import { paidBasket } from '../checkout/testing/paid-basket.ts';
import { testCommerce } from '../checkout/testing/test-commerce.ts';
import { extendLicence } from '../licences/extend-licence.ts';
import { suspendLicence } from '../licences/suspend-licence.ts';
import { licenceGrants, licences } from '../licences/tables.ts';
import { orderLines, orders } from '../orders/tables.ts';
import { disputes } from '../payments/disputes/tables.ts';
import { findPayment } from '../payments/find-payment.ts';
import { readEvents } from '../payments/read-events.ts';
import { moveSandboxDispute, openSandboxDispute } from '../payments/sandbox/dispute-sandbox.ts';
import { setSandboxChaos } from '../payments/sandbox/set-sandbox-chaos.ts';
import { settleSandboxRefund } from '../payments/sandbox/settle-sandbox-refund.ts';
import { sandboxEvents, sandboxRefunds } from '../payments/sandbox/tables.ts';
import { paymentEvents, payments } from '../payments/tables.ts';
import { acceptOrder } from './accept-order.ts';
import { bookDispute } from './book-dispute.ts';
import { latestDisputes } from './latest-disputes.ts';
import { processDisputeEvent } from './process-dispute-event.ts';
import { processRefundEvent } from './process-refund-event.ts';
import { refundOrder } from './refund-order.ts';
import { wakeRestingLicences } from './wake-resting-licences.ts';

const clock = fixedClock(new Date());
const shop = await testCommerce({ clock });
const { deps, db } = shop;
let bought: Awaited<ReturnType<typeof paidBasket>>;
beforeEach(async () => {
  await shop.empty();
  bought = await paidBasket(shop);
});
const admin: Actor = { kind: 'staff', staffId: '1', email: 'ada@shop.test', role: 'admin' };

/** Processes all events of the provider. */
async function hear() {
  await db.delete(paymentEvents);
  await readEvents(deps);
  for (const { provider, eventId, about } of await db.select().from(paymentEvents)) {
    if (about === 'dispute') await processDisputeEvent(deps, { provider, eventId });
    if (about === 'refund') await processRefundEvent(deps, { provider, eventId });
  }
}
const open = async (as: 'inquiry' | 'open' = 'open') =>
  (await openSandboxDispute(deps, { paymentId: bought.sandboxId, as })) ?? '';
const move = (disputeId: string, to: 'open' | 'won' | 'lost') => moveSandboxDispute(deps, { disputeId, to });
const refund = (request: Parameters<typeof refundOrder>[2]['request'] = 'rest') =>
  refundOrder(deps, admin, { orderId: bought.orderId, request, reason: '', requestKey: randomUUID() });
const order = async () => (await db.select().from(orders))[0]?.state;
const states = async () =>
  (await db.select().from(licences).orderBy(licences.pid)).map(({ state }) => state).join(' ');

test('an open dispute lets the licences rest, and nothing is refunded meanwhile', async () => {
  await open();
  for (let times = 0; times < 3; times++) await hear();
  expect(await order()).toBe('disputed');
  expect(await states()).toBe('suspended suspended suspended');
  expect(await refund()).toEqual({ ok: false, error: 'disputed' });
  expect(await db.select().from(disputes)).toMatchObject([
    { state: 'open', amountMinor: 11_986, currency: 'USD', closedAt: null },
  ]);
  expect(await auditOf(db, { kind: 'order', id: bought.orderId })).toMatchObject([
    { action: 'dispute.open', before: { state: 'paid' }, after: { state: 'disputed', amountMinor: 11_986 } },
  ]);
});

test('one that is won lets them work again, and money can go back again', async () => {
  const dispute = await open();
  await hear();
  await move(dispute, 'won');
  for (let times = 0; times < 3; times++) await hear();
  expect(await order()).toBe('paid');
  expect(await states()).toBe('active active active');
  expect(await db.select().from(disputes)).toMatchObject([{ state: 'won', closedAt: clock.now() }]);
  expect(await refund()).toMatchObject({ ok: true });
});

test('one that is lost revokes them for good, also when its opening was never heard of', async () => {
  const dispute = await open();
  await move(dispute, 'lost');
  await hear();
  expect(await order()).toBe('charged_back');
  expect(await states()).toBe('revoked revoked revoked');
  expect(await refund()).toEqual({ ok: false, error: 'not_paid' });
});

describe('one that was lost and is won in the end', () => {
  test('leaves the order as its money stands, its licences revoked, and staff are told', async () => {
    const dispute = await open();
    await move(dispute, 'lost');
    await hear();
    await move(dispute, 'won');
    for (let times = 0; times < 3; times++) await hear();
    expect(await order()).toBe('paid');
    expect(await states()).toBe('revoked revoked revoked');
    expect(await db.select().from(disputes)).toMatchObject([{ state: 'won' }]);
    const audited = await auditOf(db, { kind: 'order', id: bought.orderId });
    expect(audited.filter(({ action }) => action === 'dispute.won')).toMatchObject([
      { before: { state: 'charged_back' }, after: { state: 'paid' } },
    ]);
    expect(await refund()).toMatchObject({ ok: true });
    expect(await order()).toBe('refunded');
  });

  test('stays charged back while another one is lost', async () => {
    const [first, second] = [await open(), await open()];
    await move(first, 'lost');
    await hear();
    await move(second, 'lost');
    await hear();
    await move(first, 'won');
    await hear();
    expect(await order()).toBe('charged_back');
    await move(second, 'won');
    await hear();
    expect(await order()).toBe('paid');
  });

  test('is not believed of an answer from before it was lost', async () => {
    const payment = (await findPayment(db, { id: bought.paymentId })) ?? expect.fail();
    const observed = {
      ...{ id: 'dp_late', paymentId: bought.sandboxId, amountMinor: 11_986, currency: 'USD' },
      ...{ reason: 'fraudulent', openedAt: clock.now() },
    };
    const early = new Date(clock.now().getTime() - 1);
    await bookDispute(deps, payment, { ...observed, status: 'lost' });
    await bookDispute(deps, payment, { ...observed, status: 'won' }, early);
    expect(await order()).toBe('charged_back');
    await bookDispute(deps, payment, { ...observed, status: 'won' });
    expect(await order()).toBe('paid');
  });
});

test('an inquiry is written down and changes nothing', async () => {
  const dispute = await open('inquiry');
  await hear();
  expect(await db.select().from(disputes)).toMatchObject([{ state: 'inquiry' }]);
  expect(await order()).toBe('paid');
  expect(await states()).toBe('active active active');
  await move(dispute, 'open');
  await hear();
  expect(await order()).toBe('disputed');
});

test('a licence that staff have suspended stays so when the dispute is won', async () => {
  const [own] = await db.select().from(licences).where(eq(licences.pid, '646'));
  await suspendLicence(deps, admin, { licenceId: own?.id ?? '', to: 'suspended' });
  const dispute = await open();
  await hear();
  await move(dispute, 'won');
  await hear();
  expect(await states()).toBe('active active suspended');
});

test('a licence that staff have suspended after a dispute that was won stays so when the next one is won', async () => {
  const first = await open();
  await hear();
  await move(first, 'won');
  await hear();
  const [own] = await db.select().from(licences).where(eq(licences.pid, '646'));
  await suspendLicence(deps, admin, { licenceId: own?.id ?? '', to: 'suspended' });
  const second = await open();
  await hear();
  await move(second, 'won');
  await hear();
  expect(await order()).toBe('paid');
  expect(await states()).toBe('active active suspended');
});

test('a licence that something else has granted, too, goes on', async () => {
  const [own] = await db.select().from(licences).where(eq(licences.pid, '646'));
  if (!own) expect.fail('nothing was granted');
  const origin = { source: 'exchange_code', sourceId: randomUUID(), ordinal: 1, orderId: null } as const;
  await db.transaction((tx) => extendLicence(tx, own, origin, clock.now()));
  const dispute = await open();
  await move(dispute, 'lost');
  await hear();
  expect(await states()).toBe('revoked revoked active');
});

test('a licence rests only until something else begins to grant it, and is then the affair of staff alone', async () => {
  const [own] = await db.select().from(licences).where(eq(licences.pid, '646'));
  if (!own) expect.fail('nothing was granted');
  const began = clock.now();
  const [day, month] = [24 * 3_600_000, 31 * 24 * 3_600_000];
  const tillTomorrow = new Date(began.getTime() + day);
  await db.update(licences).set({ worksUntil: tillTomorrow }).where(eq(licences.id, own.id));
  await db.update(licenceGrants).set({ worksUntil: tillTomorrow }).where(eq(licenceGrants.licenceId, own.id));
  const origin = { source: 'exchange_code', sourceId: randomUUID(), ordinal: 1, orderId: null } as const;
  await db.transaction((tx) => extendLicence(tx, own, origin, began));
  const dispute = await open();
  await hear();
  await wakeRestingLicences(deps);
  expect(await states()).toBe('suspended suspended suspended');

  clock.set(tillTomorrow);
  await Promise.all([wakeRestingLicences(deps), wakeRestingLicences(deps)]);
  expect(await states()).toBe('suspended suspended active');
  await suspendLicence(deps, admin, { licenceId: own.id, to: 'suspended' });
  await wakeRestingLicences(deps);
  await move(dispute, 'won');
  await hear();
  expect(await states()).toBe('active active suspended');
  clock.set(new Date(began.getTime() + month));
  await wakeRestingLicences(deps);
  expect(await states()).toBe('active active suspended');
  clock.set(began);
});

test('the second payment of an order that was paid twice can be disputed without a word to its licences', async () => {
  const [first] = await db.select().from(payments);
  const second = {
    ...(first ?? expect.fail('there is no payment')),
    ...{ id: randomUUID(), providerId: 'sbx_second', createdAt: new Date(clock.now().getTime() + 1000) },
  };
  await db.insert(payments).values(second);
  const observed = {
    id: 'dp_second',
    paymentId: second.providerId,
    amountMinor: 11_986,
    openedAt: clock.now(),
  };
  for (const status of ['open', 'lost'] as const) {
    await bookDispute(deps, second, { ...observed, status, currency: 'USD', reason: 'duplicate' });
    expect(await order()).toBe('paid');
    expect(await states()).toBe('active active active');
  }
  expect(await db.select().from(disputes)).toMatchObject([{ state: 'lost', paymentId: second.id }]);
});

describe('two disputes of one order', () => {
  test('let it rest until both are won', async () => {
    const [first, second] = [await open(), await open()];
    await hear();
    await move(first, 'won');
    await hear();
    expect(await order()).toBe('disputed');
    expect(await states()).toBe('suspended suspended suspended');
    await move(second, 'won');
    await hear();
    expect(await order()).toBe('paid');
    expect(await states()).toBe('active active active');
  });

  test('are lost with the first one', async () => {
    const [first, second] = [await open(), await open()];
    await hear();
    await move(first, 'lost');
    await move(second, 'won');
    await hear();
    expect(await order()).toBe('charged_back');
    expect(await states()).toBe('revoked revoked revoked');
  });
});

test('after a refund a bank may take more than was left: it is booked apart, and staff are told', async () => {
  const told = vi.spyOn(deps.log, 'error');
  await refund({ lines: [{ lineId: bought.second.id }] });
  const dispute = await open();
  await hear();
  expect(told).toHaveBeenLastCalledWith(
    expect.objectContaining({ exceeds: true, refundedMinor: 2995, amountMinor: 11_986 }),
    'a bank wants more of an order than was left of it',
  );
  expect((await latestDisputes(deps)).disputes).toMatchObject([
    { exceeds: true, dispute: { state: 'open' } },
  ]);
  await move(dispute, 'won');
  await hear();
  expect(await order()).toBe('partly_refunded');
  expect(await states()).toBe('active active revoked');
});

test('a refund of all that succeeds during a dispute takes back what a coupon made free, too', async () => {
  const { first, second } = bought;
  const whole = { listMinor: 12_985, totalMinor: 11_986 };
  await db.update(orderLines).set(whole).where(eq(orderLines.id, first.id));
  await db.update(orderLines).set({ discountMinor: 2995, totalMinor: 0 }).where(eq(orderLines.id, second.id));
  await setSandboxChaos(db, bought.sandboxId, { refunds: 'pending' });
  await refund();
  const dispute = await open();
  await hear();
  expect(await states()).toBe('suspended suspended suspended');
  const [going] = await db.select().from(sandboxRefunds);
  await settleSandboxRefund(deps, { refundId: going?.id ?? '', as: 'succeeded' });
  await hear();
  expect(await order()).toBe('disputed');
  expect(await states()).toBe('revoked revoked revoked');
  await move(dispute, 'won');
  await hear();
  expect(await order()).toBe('refunded');
  expect(await states()).toBe('revoked revoked revoked');
});

test('an order in review stays there and can not be accepted any more', async () => {
  await db.update(orders).set({ state: 'review', reviewReason: 'amount_mismatch', paidMinor: null });
  await open();
  await hear();
  expect(await order()).toBe('review');
  expect(await acceptOrder(deps, admin, { orderId: bought.orderId })).toEqual({
    ok: false,
    error: 'money_gone',
  });
});

test('of many who hear of it at once one acts', async () => {
  await open();
  await readEvents(deps);
  const [event] = await db.select().from(paymentEvents).where(eq(paymentEvents.about, 'dispute'));
  const { provider = '', eventId = '' } = event ?? {};
  await Promise.all(Array.from({ length: 10 }, () => processDisputeEvent(deps, { provider, eventId })));
  expect(await db.$count(disputes)).toBe(1);
  expect(await auditOf(db, { kind: 'order', id: bought.orderId })).toHaveLength(1);
  expect(await db.$count(sandboxEvents)).toBe(2);
});
