import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { postOutside } from '@spindle/platform/post-outside.ts';
import { cutText } from '@spindle/platform/text-length.ts';
import { noteAttempt, selectDelivery } from './queries.ts';
import { signedHeaders } from './webhook.ts';

const PATIENCE_MS = 10_000;

export interface DeliveryDeps {
  db: Db;
  clock: Clock;
  /** The shop's SECRET. */
  secret: string;
  /** Whether addresses of this machine and its network may be sent to. */
  allowInside: boolean;
}

/**
 * Sends an event to an endpoint, signed anew, and writes down what came of it. Once it was taken (2xx), and after the
 * endpoint has ended, nothing more is sent. The other side may still get it twice, and knows it by its `webhook-id`.
 * @throws when it was not taken, so that the job is tried again.
 */
export async function deliverWebhook(
  { db, clock, secret, allowInside }: DeliveryDeps,
  { deliveryId }: { deliveryId: string },
): Promise<void> {
  const found = await selectDelivery(db, deliveryId);
  if (!found || found.delivery.deliveredAt || found.endpoint.endedAt) return;
  const { endpoint, message } = found;
  const body = JSON.stringify({
    type: message.type,
    timestamp: message.at.toISOString(),
    data: message.data,
  });
  const now = clock.now();
  const signed = signedHeaders(secret, endpoint, { messageId: message.id, body }, now);
  const headers = { 'content-type': 'application/json', 'user-agent': 'Spindle', ...signed };
  const answer = await postOutside(endpoint.url, {
    ...{ headers, body, timeoutMs: PATIENCE_MS, allowInside },
  }).catch((error: unknown) => ({ status: null, error: String(error) }));
  const taken = answer.status !== null && answer.status >= 200 && answer.status < 300;
  await noteAttempt(db, deliveryId, {
    lastAttemptAt: now,
    lastStatus: answer.status,
    lastError: 'error' in answer ? cutText(answer.error, 300) : null,
    deliveredAt: taken ? now : null,
  });
  if (!taken) throw new Error(`webhook ${deliveryId} was not taken: ${answer.status ?? 'no answer'}`);
}
