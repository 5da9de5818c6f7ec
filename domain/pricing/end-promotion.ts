import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { announcePrices } from './announce-prices.ts';
import { endOf } from './end-of.ts';
import { notePromotion } from './note-reduction.ts';
import { lockPromotion, updatePromotion } from './queries/promotions.ts';

/** Ends a promotion now. Orders that have used it keep their price. For staff with `prices`. */
export async function endPromotion(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { key }: { key: string },
): Promise<{ ok: true } | { ok: false; error: 'not_allowed' | 'promotion_gone' }> {
  if (!(await mayAct(db, actor, 'prices'))) return { ok: false, error: 'not_allowed' };
  return db.transaction(async (tx) => {
    const now = clock.now();
    const before = await lockPromotion(tx, key);
    if (!before || before.endsAt <= now) return { ok: false, error: 'promotion_gone' };
    const endsAt = endOf(before, now);
    await updatePromotion(tx, key, { endsAt });
    await writeAudit(tx, actor, {
      action: 'promotion.end',
      subject: { kind: 'promotion', id: key },
      before: { endsAt: before.endsAt.toISOString() },
      after: { endsAt: endsAt.toISOString() },
      at: now,
    });
    await notePromotion(tx, { ...before, endsAt }, now);
    await announcePrices(tx);
    return { ok: true };
  });
}
