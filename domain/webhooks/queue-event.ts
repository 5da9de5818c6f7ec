import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { webhookDelivery } from './job-kinds.ts';
import { insertMessage, selectEndpointsOf } from './queries.ts';
import type { WebhookEvent } from './webhook.ts';

/**
 * Sends an event to the vendor's own systems, if and only if the caller's transaction commits. Writes nothing if no endpoint
 * wants the event.
 * @param dataOf returns the event's data; called only if an endpoint wants the event. Keys are `snake_case`, times ISO 8601
 */
export async function queueEvent(
  tx: Db,
  { jobs, clock }: { jobs: Jobs; clock: Clock },
  type: WebhookEvent,
  dataOf: () => Promise<Record<string, unknown>>,
): Promise<void> {
  const endpoints = await selectEndpointsOf(tx, type);
  if (endpoints.length === 0) return;
  const message = { id: randomUUID(), type, data: await dataOf(), at: clock.now() };
  const deliveries = endpoints.map(({ id: endpointId }) => ({ id: randomUUID(), endpointId }));
  await insertMessage(tx, message, deliveries);
  for (const { id: deliveryId, endpointId } of deliveries) {
    await jobs.send(tx, webhookDelivery, { deliveryId, endpointId });
  }
}
