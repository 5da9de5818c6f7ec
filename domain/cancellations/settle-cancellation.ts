import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { updateSettled } from './queries.ts';

/** Records that a person has done what a declaration asks for. For staff with `subscriptions`. */
export async function settleCancellation(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { cancellationId }: { cancellationId: string },
): Promise<{ ok: true; contract: string } | { ok: false; error: 'not_allowed' | 'not_found' }> {
  if (!(await mayAct(db, actor, 'subscriptions'))) return { ok: false, error: 'not_allowed' };
  return db.transaction(async (tx) => {
    const at = clock.now();
    const settled = await updateSettled(tx, cancellationId, at);
    if (!settled) return { ok: false, error: 'not_found' };
    await writeAudit(tx, actor, {
      action: 'cancellation.settle',
      subject: { kind: 'cancellation', id: cancellationId },
      // The typed text may hold a key or an address, so it is left out: the time is enough to find the declaration.
      before: { declaredAt: settled.declaredAt.toISOString(), settledAt: null },
      after: { settledAt: at.toISOString() },
      at,
    });
    return { ok: true, contract: settled.contract };
  });
}
