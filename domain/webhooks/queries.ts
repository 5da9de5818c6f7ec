import type { Db } from '@spindle/platform/database.ts';
import { and, arrayContains, asc, desc, eq, getTableColumns, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { webhookDelivery } from './job-kinds.ts';
import { webhookDeliveries, webhookEndpoints, webhookMessages } from './tables.ts';
import type { WebhookDelivery, WebhookEndpoint, WebhookEvent } from './webhook.ts';

export interface WebhookMessage {
  id: string;
  type: WebhookEvent;
  data: Record<string, unknown>;
  at: Date;
}

export async function insertEndpoint(tx: Db, { events, ...endpoint }: WebhookEndpoint): Promise<void> {
  await tx.insert(webhookEndpoints).values({ ...endpoint, events: [...events] });
}

/** Locks the row until the transaction ends. */
export async function lockEndpoint(tx: Db, id: string): Promise<WebhookEndpoint | undefined> {
  const [row] = await tx.select().from(webhookEndpoints).where(eq(webhookEndpoints.id, id)).for('update');
  return row;
}

export async function updateEndpoint(
  tx: Db,
  id: string,
  changed: Partial<Pick<WebhookEndpoint, 'generation' | 'secretSince' | 'endedAt'>>,
): Promise<void> {
  await tx.update(webhookEndpoints).set(changed).where(eq(webhookEndpoints.id, id));
}

/** The endpoints that have not ended. */
export async function selectEndpoints(db: Db): Promise<WebhookEndpoint[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(isNull(webhookEndpoints.endedAt))
    .orderBy(asc(webhookEndpoints.secretSince), asc(webhookEndpoints.id));
}

export async function selectEndpointsOf(db: Db, event: WebhookEvent): Promise<WebhookEndpoint[]> {
  return db
    .select()
    .from(webhookEndpoints)
    .where(and(isNull(webhookEndpoints.endedAt), arrayContains(webhookEndpoints.events, [event])));
}

export async function insertMessage(
  tx: Db,
  message: WebhookMessage,
  deliveries: readonly { id: string; endpointId: string }[],
): Promise<void> {
  await tx.insert(webhookMessages).values(message);
  await tx
    .insert(webhookDeliveries)
    .values(deliveries.map((delivery) => ({ ...delivery, messageId: message.id })));
}

export async function selectDelivery(
  db: Db,
  id: string,
): Promise<{ delivery: WebhookDelivery; endpoint: WebhookEndpoint; message: WebhookMessage } | undefined> {
  const [row] = await db
    .select({ delivery: webhookDeliveries, endpoint: webhookEndpoints, message: webhookMessages })
    .from(webhookDeliveries)
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .innerJoin(webhookMessages, eq(webhookMessages.id, webhookDeliveries.messageId))
    .where(eq(webhookDeliveries.id, id));
  return row;
}

export async function noteAttempt(
  db: Db,
  id: string,
  tried: Pick<WebhookDelivery, 'lastAttemptAt' | 'lastStatus' | 'lastError' | 'deliveredAt'>,
): Promise<void> {
  await db
    .update(webhookDeliveries)
    .set({ ...tried, attempts: sql`${webhookDeliveries.attempts} + 1` })
    .where(eq(webhookDeliveries.id, id));
}

/** Whether a job is waiting or running that sends one of these messages. @param of the condition for the messages */
export async function hasOpenDelivery(db: Db, of: SQL): Promise<boolean> {
  const found = await db
    .select({ id: webhookDeliveries.id })
    .from(webhookMessages)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.messageId, webhookMessages.id))
    .where(
      and(
        of,
        sql`exists (select from jobs.job where name = ${webhookDelivery.name} and state <= 'active'
          and data ->> 'deliveryId' = ${webhookDeliveries.id}::text)`,
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** The newest first. */
export async function selectNewestDeliveries(
  db: Db,
  limit: number,
): Promise<(WebhookDelivery & { url: string; type: WebhookEvent; at: Date })[]> {
  return db
    .select({
      ...getTableColumns(webhookDeliveries),
      url: webhookEndpoints.url,
      type: webhookMessages.type,
      at: webhookMessages.at,
    })
    .from(webhookMessages)
    .innerJoin(webhookDeliveries, eq(webhookDeliveries.messageId, webhookMessages.id))
    .innerJoin(webhookEndpoints, eq(webhookEndpoints.id, webhookDeliveries.endpointId))
    .orderBy(desc(webhookMessages.at), desc(webhookMessages.id))
    .limit(limit);
}

/** Deletes their deliveries, too. */
export async function deleteMessages(db: Db, { before }: { before: Date }): Promise<void> {
  await db.delete(webhookMessages).where(lt(webhookMessages.at, before));
}
