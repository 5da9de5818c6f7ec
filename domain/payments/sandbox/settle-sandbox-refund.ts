import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { emitEvent } from './emit-event.ts';
import { selectSandboxPayment, updateSandboxRefund } from './queries.ts';

/** Settles a refund as the bank does: accepts a pending one, or refuses one, even after it had succeeded. */
export async function settleSandboxRefund(
  deps: { db: Db; clock: Clock; jobs: Jobs },
  { refundId, as }: { refundId: string; as: 'succeeded' | 'failed' },
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const from = as === 'failed' ? (['pending', 'succeeded'] as const) : (['pending'] as const);
    const row = await updateSandboxRefund(tx, refundId, from, as);
    const payment = row && (await selectSandboxPayment(tx, row.paymentId));
    if (!payment) return false;
    const type = as === 'failed' ? 'refund.failed' : 'refund.updated';
    await emitEvent(tx, deps.jobs, payment, type, deps.clock.now(), refundId);
    return true;
  });
}
