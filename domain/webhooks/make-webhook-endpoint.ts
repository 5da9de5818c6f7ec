import { randomUUID } from 'node:crypto';
import type { Clock } from '@spindle/platform/clock.ts';
import type { Config } from '@spindle/platform/config.ts';
import type { Db } from '@spindle/platform/database.ts';
import { leadsInside } from '@spindle/platform/post-outside.ts';
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

/** webhook_inside: the address is in the shop's own network, to which nothing is sent. */
export type MakeWebhookError = 'not_allowed' | 'webhook_invalid' | 'webhook_not_https' | 'webhook_inside';

/** Adds an endpoint, to which events are sent from now on. For staff with `webhooks`. */
export async function makeWebhookEndpoint(
  { db, clock, config }: { db: Db; clock: Clock; config: Pick<Config, 'sandbox' | 'origins'> },
  actor: Actor,
  input: z.input<typeof fields>,
): Promise<{ ok: true; endpoint: WebhookEndpoint } | { ok: false; error: MakeWebhookError }> {
  if (!(await mayAct(db, actor, 'webhooks'))) return { ok: false, error: 'not_allowed' };
  const read = fields.safeParse(input);
  if (!read.success) return { ok: false, error: 'webhook_invalid' };
  const problem = problemOf(new URL(read.data.url), maySendInside(config));
  if (problem) return { ok: false, error: problem };
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

/** Why nothing would arrive, as far as the address shows it. Its host name is resolved and checked at each delivery. */
function problemOf(url: URL, allowInside: boolean): MakeWebhookError | undefined {
  // A password in an address ends up in logs.
  if (url.username !== '' || url.password !== '') return 'webhook_invalid';
  const isInside = leadsInside(url);
  if (isInside && !allowInside) return 'webhook_inside';
  if (url.protocol === 'https:' || (isInside && url.protocol === 'http:')) return undefined;
  return url.protocol === 'http:' ? 'webhook_not_https' : 'webhook_invalid';
}
