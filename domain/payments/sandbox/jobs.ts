import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { type JobHandler, type JobKind, jobHandler } from '@spindle/platform/jobs.ts';
import { selectSandboxEvent } from './queries.ts';
import type { SandboxDelivery } from './sandbox-delivery.ts';
import { SIGNATURE_HEADER, signWebhook } from './signature.ts';

export const deliverSandboxEvent: JobKind<{ eventId: string }> = {
  name: 'sandbox.deliver-event',
  retries: 8,
  key: ({ eventId }) => eventId,
};

export interface SandboxJobsDeps extends SandboxDelivery {
  db: Db;
  clock: Clock;
}

/** Delivers webhooks as a provider does: signed, and repeated until the shop confirms them. */
export function sandboxJobs(deps: SandboxJobsDeps): [JobHandler<{ eventId: string }>] {
  return [
    jobHandler(deliverSandboxEvent, async ({ eventId }) => {
      const found = await selectSandboxEvent(deps.db, eventId);
      if (!found) return;
      const { event, payment } = found;
      const body = JSON.stringify({
        id: event.id,
        type: event.type,
        created: event.createdAt.toISOString(),
        ...(event.subjectId && { subject: { id: event.subjectId } }),
        payment: {
          id: payment.id,
          reference: payment.reference,
          state: payment.state,
          amount: payment.amountMinor,
          currency: payment.currency,
        },
      });
      const deliver = async () => {
        const answer = await deps.fetch(deps.webhookUrl, {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            [SIGNATURE_HEADER]: signWebhook(deps.webhookKey, body, deps.clock.now()),
          },
          body,
          redirect: 'error',
          signal: AbortSignal.timeout(10_000),
        });
        if (!answer.ok) throw new Error(`the webhook of ${event.type} was answered with ${answer.status}`);
      };
      await Promise.all(Array.from({ length: 1 + (payment.chaos.duplicates ?? 0) }, deliver));
    }),
  ];
}
