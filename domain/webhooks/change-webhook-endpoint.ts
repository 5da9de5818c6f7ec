import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import { z } from 'zod';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { lockEndpoint, updateEndpoint } from './queries.ts';
import type { WebhookEndpoint } from './webhook.ts';

/**
 * Gives an endpoint a new secret (the previous one signs for another day), or ends it. For staff with `webhooks`.
 * @param asked.generation of the secret to replace. If it was replaced already, nothing changes: a second replacement would end
 * the secret that the other side knows.
 */
export async function changeWebhookEndpoint(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { id, ...asked }: { id: string } & ({ change: 'new-secret'; generation: number } | { change: 'end' }),
): Promise<{ ok: true; endpoint: WebhookEndpoint } | { ok: false; error: 'not_allowed' | 'webhook_gone' }> {
  if (!(await mayAct(db, actor, 'webhooks'))) return { ok: false, error: 'not_allowed' };
  const now = clock.now();
  return db.transaction(async (tx) => {
    const before = z.uuid().safeParse(id).success ? await lockEndpoint(tx, id) : undefined;
    if (!before || before.endedAt) return { ok: false, error: 'webhook_gone' };
    const { change } = asked;
    if (change === 'new-secret' && asked.generation !== before.generation)
      return { ok: true, endpoint: before };
    const changed =
      change === 'end' ? { endedAt: now } : { generation: before.generation + 1, secretSince: now };
    await updateEndpoint(tx, id, changed);
    await writeAudit(tx, actor, {
      action: change === 'end' ? 'webhook.end' : 'webhook.new-secret',
      subject: { kind: 'webhook', id },
      before: { url: before.url, generation: before.generation },
      after: change === 'end' ? null : { generation: before.generation + 1 },
      at: now,
    });
    return { ok: true, endpoint: { ...before, ...changed } };
  });
}
