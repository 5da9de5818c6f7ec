import type { Db } from '@spindle/platform/database.ts';
import { selectEndpoints, selectNewestDeliveries } from './queries.ts';
import { secretOf, type WebhookDelivery, type WebhookEndpoint, type WebhookEvent } from './webhook.ts';

/** How many deliveries the desk shows. */
const DELIVERIES = 50;

/** The endpoints with their secrets, for staff to pass on, and the newest deliveries. */
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
