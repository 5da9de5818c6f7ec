import type { Clock } from '@spindle/platform/clock.ts';
import { randomCrockford } from '@spindle/platform/crockford.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { NewProviderRefund, ObservedRefund } from '../provider.ts';
import { emitEvent } from './emit-event.ts';
import {
  insertSandboxRefund,
  lockSandboxPayment,
  type SandboxRefundRow,
  type SandboxRow,
  selectSandboxDisputes,
  selectSandboxPayment,
  selectSandboxRefund,
  sumSandboxRefunds,
} from './queries.ts';

/** Refunds money of a paid payment, as the card provider does: no more than is left, and once per idempotency key. */
export async function refundSandbox(
  deps: { db: Db; clock: Clock; jobs: Jobs },
  { paymentId, ...refund }: Omit<NewProviderRefund, 'reference'> & { reference: string | null },
): Promise<{ ok: true; refund: ObservedRefund } | { ok: false; no: string }> {
  return deps.db.transaction(async (tx) => {
    const payment = await lockSandboxPayment(tx, paymentId);
    if (!payment) return { ok: false, no: 'resource_missing' };
    const made = await selectSandboxRefund(tx, { idempotencyKey: refund.idempotencyKey });
    if (made) return { ok: true, refund: observedRefund(made, payment) };
    if (payment.state !== 'succeeded') return { ok: false, no: 'charge_not_paid' };
    const disputes = await selectSandboxDisputes(tx, paymentId);
    if (disputes.some(({ state }) => state === 'open' || state === 'lost')) {
      return { ok: false, no: 'charge_disputed' };
    }
    const left = payment.amountMinor - (await sumSandboxRefunds(tx, paymentId));
    if (left === 0) return { ok: false, no: 'charge_already_refunded' };
    if (refund.amountMinor > left) return { ok: false, no: 'amount_too_large' };
    if (payment.chaos.refunds === 'refused') return { ok: false, no: 'refund_refused' };
    const now = deps.clock.now();
    const row = await insertSandboxRefund(tx, {
      ...refund,
      id: `sbr_${randomCrockford(26)}`,
      paymentId,
      state: payment.chaos.refunds ?? 'succeeded',
      createdAt: now,
    });
    await emitEvent(tx, deps.jobs, payment, 'refund.created', now, row.id);
    return { ok: true, refund: observedRefund(row, payment) };
  });
}

export async function findSandboxRefund(db: Db, id: string): Promise<ObservedRefund | undefined> {
  const row = await selectSandboxRefund(db, { id });
  const payment = row && (await selectSandboxPayment(db, row.paymentId));
  return payment && observedRefund(row, payment);
}

function observedRefund(row: SandboxRefundRow, { currency }: SandboxRow): ObservedRefund {
  const { id, paymentId, amountMinor, reference, state } = row;
  const failure = state === 'failed' ? 'lost_or_stolen_card' : null;
  return { id, paymentId, status: state, amountMinor, currency, reference, failure };
}
