import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { emitEvent } from './emit-event.ts';
import { deleteRefusedCard, updateSandboxState } from './queries.ts';
import { viewSandboxPayment } from './view-sandbox-payment.ts';

/**
 * The buyer confirms the payment to the bank, or refuses. A refusal leaves the payment open for another card, and does not
 * store this one.
 */
export async function authenticateSandbox(
  deps: { db: Db; clock: Clock; jobs: Jobs },
  { paymentId, approve }: { paymentId: string; approve: boolean },
): Promise<
  | { ok: true; returnUrl: string }
  | { ok: false; error: 'authentication_failed' | 'payment_not_found' | 'payment_ended' }
> {
  const now = deps.clock.now();
  const payment = await viewSandboxPayment(deps, paymentId);
  if (!payment) return { ok: false, error: 'payment_not_found' };
  const moved = await deps.db.transaction(async (tx) => {
    const row = await updateSandboxState(tx, paymentId, ['authenticating'], {
      state: approve ? 'succeeded' : 'open',
    });
    if (row?.cardId && !approve) await deleteRefusedCard(tx, row.cardId);
    if (row) await emitEvent(tx, deps.jobs, row, approve ? 'payment.succeeded' : 'payment.declined', now);
    return row;
  });
  if (moved) {
    return approve ? { ok: true, returnUrl: moved.returnUrl } : { ok: false, error: 'authentication_failed' };
  }
  const current = await viewSandboxPayment(deps, paymentId);
  return current?.state === 'succeeded'
    ? { ok: true, returnUrl: current.returnUrl }
    : { ok: false, error: 'payment_ended' };
}
