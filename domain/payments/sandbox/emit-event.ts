import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { deliverSandboxEvent } from './jobs.ts';
import { insertSandboxEvent, type SandboxRow } from './queries.ts';
import type { SandboxEventType } from './sandbox-payment.ts';

/**
 * Stores an event and queues its delivery, in the transaction that the event is about.
 * @param subjectId the refund or dispute that it is about; null if it is about the payment itself.
 */
export async function emitEvent(
  tx: Db,
  jobs: Jobs,
  payment: SandboxRow,
  type: SandboxEventType,
  now: Date,
  subjectId: string | null = null,
): Promise<void> {
  const eventId = await insertSandboxEvent(tx, { paymentId: payment.id, type, subjectId, createdAt: now });
  if (payment.chaos.silent) return;
  const waits = payment.chaos.reversed && type !== 'payment.succeeded';
  // The queue runs on real time, whatever the sandbox's clock says.
  await jobs.send(tx, deliverSandboxEvent, { eventId }, waits ? { after: new Date(Date.now() + 5000) } : {});
}
