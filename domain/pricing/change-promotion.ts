import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { mayAct } from '../staff/may-act.ts';
import { announcePrices } from './announce-prices.ts';
import { notePromotion } from './note-reduction.ts';
import { type PromotionInput, promotionFields, promotionSnapshot } from './promotion-fields.ts';
import { lockPromotion, updatePromotion } from './queries/promotions.ts';

/**
 * Changes everything about a promotion except its key; orders that have used it keep their price. For staff with `prices`. The
 * cap can't be set below the number of uses.
 */
export async function changePromotion(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { key, ...input }: PromotionInput & { key: string },
): Promise<
  | { ok: true }
  | {
      ok: false;
      error: 'not_allowed' | 'promotion_invalid' | 'unknown_product' | 'promotion_gone' | 'cap_below_uses';
    }
> {
  if (!(await mayAct(db, actor, 'prices'))) return { ok: false, error: 'not_allowed' };
  const fields = promotionFields.safeParse(input);
  if (!fields.success) return { ok: false, error: 'promotion_invalid' };
  const { data } = fields;
  return db.transaction(async (tx) => {
    const before = await lockPromotion(tx, key);
    if (!before) return { ok: false, error: 'promotion_gone' };
    if (data.maxUses !== null && data.maxUses < before.used) return { ok: false, error: 'cap_below_uses' };
    if ((await findOffers(tx, data.pids)).length < data.pids.length) {
      return { ok: false, error: 'unknown_product' };
    }
    await updatePromotion(tx, key, data);
    await writeAudit(tx, actor, {
      action: 'promotion.change',
      subject: { kind: 'promotion', id: key },
      before: promotionSnapshot(before),
      after: promotionSnapshot(data),
      at: clock.now(),
    });
    await notePromotion(tx, { key, ...data }, clock.now());
    await announcePrices(tx);
    return { ok: true };
  });
}
