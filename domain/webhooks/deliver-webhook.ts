import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { postOutside } from '@spindle/platform/post-outside.ts';
import { cutText } from '@spindle/platform/text-length.ts';
import { noteAttempt, selectDelivery } from './queries.ts';
import { signedHeaders } from './webhook.ts';

const PATIENCE_MS = 10_000;
/** How long an endpoint that did not answer is left alone, so that several of them don't take up all workers. */
const SILENCE_MS = 60_000;

export interface DeliveryDeps {
  db: Db;
  clock: Clock;
  /** The shop's SECRET. */
  secret: string;
  /** Whether events may be sent to addresses of this machine and its network. */
  allowInside: boolean;
  /** Until when endpoints (by id) that did not answer are left alone. */
  silent: Map<string, Date>;
}

/**
 * Sends an event to an endpoint, with a new signature for each attempt, and stores the result. Sends nothing if the event was
 * accepted before (2xx) or the endpoint has ended, nor for a minute to one that has just not answered. The other side may still
 * get an event twice, and recognises it by its `webhook-id`.
 * @throws if the event is not accepted, so that the job is retried
 */
export async function deliverWebhook(
  { db, clock, secret, allowInside, silent }: DeliveryDeps,
  { deliveryId }: { deliveryId: string },
): Promise<void> {
  const found = await selectDelivery(db, deliveryId);
  if (!found || found.delivery.deliveredAt || found.endpoint.endedAt) return;
  const { endpoint, message } = found;
  const now = clock.now();
  if (now < (silent.get(endpoint.id) ?? now))
    throw new Error(`webhook ${deliveryId} waits: its endpoint is silent`);
  const body = JSON.stringify({
    type: message.type,
    timestamp: message.at.toISOString(),
    data: message.data,
  });
  const signed = signedHeaders(secret, endpoint, { messageId: message.id, body }, now);
  const headers = { 'content-type': 'application/json', 'user-agent': 'Spindle', ...signed };
  const answer = await postOutside(endpoint.url, {
    ...{ headers, body, timeoutMs: PATIENCE_MS, allowInside },
  }).catch((error: unknown) => ({ status: null, error: String(error) }));
  if (answer.status === null) silent.set(endpoint.id, new Date(now.getTime() + SILENCE_MS));
  else silent.delete(endpoint.id);
  const taken = answer.status !== null && answer.status >= 200 && answer.status < 300;
  await noteAttempt(db, deliveryId, {
    lastAttemptAt: now,
    lastStatus: answer.status,
    lastError: 'error' in answer ? cutText(answer.error, 300) : null,
    deliveredAt: taken ? now : null,
  });
  if (!taken) throw new Error(`webhook ${deliveryId} was not taken: ${answer.status ?? 'no answer'}`);
}
