import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import { z } from 'zod';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { insertEndpoint } from './queries.ts';
import { maySendInside, WEBHOOK_EVENTS, type WebhookEndpoint } from './webhook.ts';

const fields = z.object({
  url: z.url().trim().max(500),
  events: z.array(z.enum(WEBHOOK_EVENTS)).min(1),
});

/** Sends events to another system from now on. For staff with `webhooks`. */
export async function makeWebhookEndpoint(
  { db, clock, config }: { db: Db; clock: Clock; config: Pick<Config, 'sandbox' | 'origins'> },
  actor: Actor,
  input: z.input<typeof fields>,
): Promise<
  { ok: true; endpoint: WebhookEndpoint } | { ok: false; error: 'not_allowed' | 'webhook_invalid' }
> {
  if (!(await mayAct(db, actor, 'webhooks'))) return { ok: false, error: 'not_allowed' };
  const read = fields.safeParse(input);
  if (!read.success || !mayBeSentTo(read.data.url, maySendInside(config)))
    return { ok: false, error: 'webhook_invalid' };
  const now = clock.now();
  const { url, events } = read.data;
  const endpoint: WebhookEndpoint = {
    ...{ id: randomUUID(), url, events: [...new Set(events)] },
    ...{ generation: 1, secretSince: now, endedAt: null },
  };
  await db.transaction(async (tx) => {
    await insertEndpoint(tx, endpoint);
    await writeAudit(tx, actor, {
      action: 'webhook.make',
      subject: { kind: 'webhook', id: endpoint.id },
      before: null,
      after: { url, events: endpoint.events.join(' ') },
      at: now,
    });
  });
  return { ok: true, endpoint };
}

/** A password in an address ends up in logs. */
function mayBeSentTo(address: string, inside: boolean): boolean {
  const { protocol, username, password } = new URL(address);
  const isWeb = protocol === 'https:' || (inside && protocol === 'http:');
  return isWeb && username === '' && password === '';
}
