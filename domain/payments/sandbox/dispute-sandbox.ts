import type { Clock } from '@spindle/platform/clock.ts';
import { randomCrockford } from '@spindle/platform/crockford.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { DISPUTE_MOVES, DISPUTE_STATES, type DisputeState } from '../disputes/dispute.ts';
import type { ObservedDispute } from '../provider.ts';
import { emitEvent } from './emit-event.ts';
import {
  insertSandboxDispute,
  lockSandboxPayment,
  selectSandboxDispute,
  selectSandboxPayment,
  updateSandboxDispute,
} from './queries.ts';

/** How long the sandbox's banks wait for evidence, in ms; many banks wait as long. */
const EVIDENCE_MS = 7 * 24 * 3_600_000;

interface Deps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
}

/**
 * Opens a dispute about a paid payment, as the buyer's bank does.
 * @returns the dispute's id; undefined if there is no such payment, or it was not paid.
 */
export async function openSandboxDispute(
  { db, clock, jobs }: Deps,
  { paymentId, as = 'open' }: { paymentId: string; as?: 'inquiry' | 'open' },
): Promise<string | undefined> {
  return db.transaction(async (tx) => {
    const payment = await lockSandboxPayment(tx, paymentId);
    if (payment?.state !== 'succeeded') return undefined;
    const id = `sbd_${randomCrockford(26)}`;
    const now = clock.now();
    const withdrawnAt = as === 'open' ? now : null;
    await insertSandboxDispute(tx, { id, paymentId, state: as, createdAt: now, withdrawnAt });
    await emitEvent(tx, jobs, payment, 'dispute.created', now, id);
    return id;
  });
}

/** Moves a dispute to another state, as the bank does. Returns false if it can't move there from its present state. */
export async function moveSandboxDispute(
  { db, clock, jobs }: Deps,
  { disputeId, to }: { disputeId: string; to: Exclude<DisputeState, 'inquiry'> },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const from = DISPUTE_STATES.filter((state) => DISPUTE_MOVES[state].includes(to));
    const now = clock.now();
    const taken = to === 'won' ? {} : { withdrawnAt: now };
    const moved = await updateSandboxDispute(tx, disputeId, from, { state: to, ...taken });
    const payment = moved && (await selectSandboxPayment(tx, moved.paymentId));
    if (!payment) return false;
    const type = to === 'open' ? 'dispute.updated' : 'dispute.closed';
    await emitEvent(tx, jobs, payment, type, now, disputeId);
    return true;
  });
}

export async function findSandboxDispute(db: Db, id: string): Promise<ObservedDispute | undefined> {
  const row = await selectSandboxDispute(db, id);
  const payment = row && (await selectSandboxPayment(db, row.paymentId));
  return (
    payment && {
      ...{ id, paymentId: row.paymentId, status: row.state, reason: 'fraudulent', openedAt: row.createdAt },
      evidenceDueBy: new Date(row.createdAt.getTime() + EVIDENCE_MS),
      ...{ amountMinor: payment.amountMinor, currency: payment.currency },
    }
  );
}
