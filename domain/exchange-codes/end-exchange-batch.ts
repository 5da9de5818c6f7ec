import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { updateEnded } from './queries.ts';

/** Withdraws the codes of a batch that nobody has redeemed. For staff with `exchange_codes`. */
export async function endExchangeBatch(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { batchId }: { batchId: string },
): Promise<{ ok: true } | { ok: false; error: 'not_allowed' | 'batch_ended' }> {
  if (!(await mayAct(db, actor, 'exchange_codes'))) return { ok: false, error: 'not_allowed' };
  const at = clock.now();
  return db.transaction(async (tx) => {
    const ended = await updateEnded(tx, batchId, at);
    if (!ended) return { ok: false, error: 'batch_ended' };
    await writeAudit(tx, actor, {
      action: 'exchange_batch.end',
      subject: { kind: 'exchange_batch', id: batchId },
      before: { name: ended.name, endedAt: null },
      after: { endedAt: at.toISOString() },
      at,
    });
    return { ok: true };
  });
}
