import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { announcePayRatios, auditSubject } from './announce-pay-ratios.ts';
import { type PayRatio, payRatio } from './pay-ratio.ts';
import { lockRatio, upsertRatio } from './queries.ts';

/** Sets the weight of a payment method for an area, whether it had one or not. For staff with `prices`. */
export async function setPayRatio(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  input: PayRatio,
): Promise<{ ok: true } | { ok: false; error: 'not_allowed' | 'pay_ratio_invalid' }> {
  if (!(await mayAct(db, actor, 'prices'))) return { ok: false, error: 'not_allowed' };
  const parsed = payRatio.safeParse(input);
  if (!parsed.success) return { ok: false, error: 'pay_ratio_invalid' };
  const { data } = parsed;
  await db.transaction(async (tx) => {
    const before = await lockRatio(tx, data);
    await upsertRatio(tx, data);
    await writeAudit(tx, actor, {
      action: 'pay_ratio.set',
      subject: auditSubject(data),
      before: before ? { weight: before.weight } : null,
      after: { weight: data.weight },
      at: clock.now(),
    });
    await announcePayRatios(tx);
  });
  return { ok: true };
}
