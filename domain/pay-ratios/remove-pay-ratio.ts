import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { announcePayRatios, auditSubject } from './announce-pay-ratios.ts';
import type { PayRatioKey } from './pay-ratio.ts';
import { deleteRatio, lockRatio } from './queries.ts';

/** Removes a row: the rows for wider areas then apply instead. For staff with `prices`. */
export async function removePayRatio(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  key: PayRatioKey,
): Promise<{ ok: true } | { ok: false; error: 'not_allowed' | 'pay_ratio_gone' }> {
  if (!(await mayAct(db, actor, 'prices'))) return { ok: false, error: 'not_allowed' };
  return db.transaction(async (tx) => {
    const before = await lockRatio(tx, key);
    if (!before) return { ok: false, error: 'pay_ratio_gone' };
    await deleteRatio(tx, key);
    await writeAudit(tx, actor, {
      action: 'pay_ratio.remove',
      subject: auditSubject(key),
      before: { weight: before.weight },
      after: null,
      at: clock.now(),
    });
    await announcePayRatios(tx);
    return { ok: true };
  });
}
