import type { Db } from '@spindle/platform/database.ts';
import { selectEndpoints, selectNewestDeliveries } from './queries.ts';
import { secretOf, type WebhookDelivery, type WebhookEndpoint, type WebhookEvent } from './webhook.ts';

/** On one page of the desk. */
const DELIVERIES = 50;

/** Where events are sent, with the secrets to pass on, and what became of the newest. */
export async function listWebhooks({ db, secret }: { db: Db; secret: string }): Promise<{
  endpoints: (WebhookEndpoint & { secret: string })[];
  deliveries: (WebhookDelivery & { url: string; type: WebhookEvent; at: Date })[];
}> {
  const endpoints = await selectEndpoints(db);
  return {
    endpoints: endpoints.map((endpoint) => ({ ...endpoint, secret: secretOf(secret, endpoint) })),
    deliveries: await selectNewestDeliveries(db, DELIVERIES),
  };
}
