import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { suspendLicence } from '../licences/suspend-licence.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { moveOrder } from '../orders/move-order.ts';
import { isFulfilled, type Order } from '../orders/order.ts';
import { restoreOrder } from '../orders/restore-order.ts';
import { linesPaidWith } from '../payments/credits/lines-paid-with.ts';
import type { Dispute } from '../payments/disputes/dispute.ts';
import { disputesOfOrder } from '../payments/disputes/disputes-of-order.ts';
import { noteDispute } from '../payments/disputes/note-dispute.ts';
import { noteSuspended } from '../payments/disputes/note-suspended.ts';
import { openDisputesOfLicence } from '../payments/disputes/open-disputes-of-licence.ts';
import { paidPaymentOfOrder } from '../payments/paid-payment-of-order.ts';
import type { Payment } from '../payments/payment.ts';
import type { ObservedDispute } from '../payments/provider.ts';
import type { FulfilDeps } from './deps.ts';
import { exceedsPayment } from './latest-disputes.ts';
import { takeBack } from './take-back.ts';
import { wakeLicences } from './wake-licences.ts';
import { worksOnlyByOrder } from './works-only-by-order.ts';

const DISPUTES: Actor = { kind: 'system', name: 'disputes' };

type BookDeps = Pick<FulfilDeps, 'db' | 'clock' | 'jobs' | 'log' | 'tellMoneyBack' | 'tellTakenBack'>;

/**
 * Books the state of a dispute as the provider reports it: an open one suspends the licences of the order, a won one makes them
 * work again, except those that another open dispute names as well, and a lost one revokes them. If a bank gives back a lost
 * amount, the order returns to its state before and is invoiced again; its licences stay revoked, and staff are told. An inquiry
 * is stored and changes nothing else. One transaction; booking the same state again changes nothing.
 * @param askedAt when the provider was asked.
 */
export async function bookDispute(
  deps: BookDeps,
  payment: Payment,
  observed: ObservedDispute,
  askedAt = deps.clock.now(),
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const order = await lockOrder(tx, payment.orderId);
    if (!order) throw new Error(`payment ${payment.id} has no order`);
    // Read only now that the order is locked: a decision must be later than the documents of the one before, because the books
    // tell them apart by time.
    const at = deps.clock.now();
    const dispute = await noteDispute(tx, payment, observed, { now: at, askedAt });
    if (!dispute) return;
    // An order in review has delivered nothing; staff see the dispute when they decide about it.
    // If an order was paid twice, only a dispute about the payment that fulfilled it affects its licences.
    const isOfPaid = (await paidPaymentOfOrder(tx, order.id))?.id === payment.id;
    const follows = isFulfilled(order) && isOfPaid;
    const moved = follows ? await follow({ ...deps, db: tx }, order, dispute) : order;
    const { id, state, amountMinor, currency, reason } = dispute;
    const isDecided = state === 'lost' || state === 'won';
    if (follows && isDecided) await deps.tellMoneyBack(tx, moved);
    await writeAudit(tx, DISPUTES, {
      action: `dispute.${state}`,
      subject: { kind: 'order', id: order.id },
      before: { state: order.state },
      after: { state: moved.state, dispute: id, amountMinor, currency, reason },
      at,
    });
    if (state !== 'won') tellStaff(deps, order, dispute);
    else if (order.state === 'charged_back' && moved.state !== order.state)
      deps.log.error(
        { order: order.number, amountMinor, currency },
        'a bank has given back what it took: the licences of the order stay revoked, and its buyer is owed others',
      );
  });
}

async function follow(deps: BookDeps, order: Order, dispute: Dispute): Promise<Order> {
  switch (dispute.state) {
    case 'inquiry':
      return order;
    case 'open': {
      const disputed = await moveOrder(deps.db, order.id, { to: 'disputed' });
      await noteSuspended(deps.db, dispute.id, await suspendAll(deps, order, dispute));
      return disputed ?? order;
    }
    case 'won':
      return win(deps, order, dispute);
    case 'lost':
      return lose(deps, order, dispute);
  }
}

/**
 * Suspends the licences that work now only because of the order.
 * @returns their ids, with those that another dispute has already suspended, which stay suspended until both are decided.
 * Licences that staff have suspended for another reason are left out, so that no decided dispute resumes them.
 */
async function suspendAll(deps: BookDeps, order: Order, { id }: Dispute): Promise<string[]> {
  const resting: string[] = [];
  for (const licenceId of await worksOnlyByOrder(deps, order)) {
    const suspended = await suspendLicence(deps, DISPUTES, { licenceId, to: 'suspended' });
    const disputed = suspended ? [] : await openDisputesOfLicence(deps.db, licenceId);
    if (suspended || disputed.some((other) => other.id !== id)) resting.push(licenceId);
  }
  return resting;
}

/**
 * Makes licences work again that these disputes have suspended. Their lists are emptied, so that a licence that staff suspend
 * afterwards stays suspended, whatever the outcome of a later dispute.
 */
async function wakeAll(deps: BookDeps, disputes: readonly Dispute[]): Promise<void> {
  for (const { id } of disputes) await noteSuspended(deps.db, id, []);
  const resting = new Set(disputes.flatMap(({ suspendedLicences }) => suspendedLicences));
  await wakeLicences(deps, [...resting].toSorted());
}

/** Restores the order, unless another dispute about the same payment is open or lost. */
async function win(deps: BookDeps, order: Order, dispute: Dispute): Promise<Order> {
  const all = await disputesOfPayment(deps, dispute);
  if (all.some(({ state }) => state === 'open' || state === 'lost')) return order;
  const restored = await restoreOrder(deps.db, order);
  if (restored) await wakeAll(deps, all);
  return restored ?? order;
}

async function lose(deps: BookDeps, order: Order, dispute: Dispute): Promise<Order> {
  await moveOrder(deps.db, order.id, { to: 'disputed' });
  const own = order.lines.map(({ id }) => id);
  const lineIds = [...own, ...(await linesPaidWith(deps.db, own))];
  await deps.tellTakenBack(deps.db, lineIds, 'dispute');
  // Resumed before they are taken back, so that a licence with another grant works on.
  await wakeAll(deps, await disputesOfPayment(deps, dispute));
  for (const lineId of lineIds) await takeBack(deps, DISPUTES, { lineId });
  return (await moveOrder(deps.db, order.id, { to: 'charged_back' })) ?? order;
}

async function disputesOfPayment({ db }: BookDeps, { orderId, paymentId }: Dispute): Promise<Dispute[]> {
  const all = await disputesOfOrder(db, orderId);
  return all.filter((dispute) => dispute.paymentId === paymentId);
}

function tellStaff({ log }: BookDeps, order: Order, { state, amountMinor, currency, reason }: Dispute): void {
  const exceeds = exceedsPayment(order, { amountMinor, currency });
  log.error(
    {
      order: order.number,
      state,
      amountMinor,
      currency,
      reason,
      refundedMinor: order.refundedMinor,
      exceeds,
    },
    exceeds ? 'a bank wants more of an order than was left of it' : 'a bank disputes an order',
  );
}
