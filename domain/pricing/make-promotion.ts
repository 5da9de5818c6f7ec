import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { findOffers } from '../catalogue/find-offers.ts';
import { mayAct } from '../staff/may-act.ts';
import { announcePrices } from './announce-prices.ts';
import { notePromotion } from './note-reduction.ts';
import type { Promotion } from './promotion.ts';
import { type PromotionInput, promotionFields, promotionKey, promotionSnapshot } from './promotion-fields.ts';
import { insertPromotion } from './queries/promotions.ts';

/** Makes a promotion. For staff with `prices`. */
export async function makePromotion(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  input: PromotionInput & { key: string },
): Promise<
  | { ok: true; promotion: Promotion }
  | { ok: false; error: 'not_allowed' | 'promotion_invalid' | 'unknown_product' | 'promotion_exists' }
> {
  if (!(await mayAct(db, actor, 'prices'))) return { ok: false, error: 'not_allowed' };
  const key = promotionKey.safeParse(input.key);
  const fields = promotionFields.safeParse(input);
  if (!key.success || !fields.success) return { ok: false, error: 'promotion_invalid' };
  const { data } = fields;
  return db.transaction(async (tx) => {
    if ((await findOffers(tx, data.pids)).length < data.pids.length) {
      return { ok: false, error: 'unknown_product' };
    }
    const promotion = await insertPromotion(tx, { ...data, key: key.data, createdAt: clock.now() });
    if (!promotion) return { ok: false, error: 'promotion_exists' };
    await writeAudit(tx, actor, {
      action: 'promotion.make',
      subject: { kind: 'promotion', id: promotion.key },
      before: null,
      after: promotionSnapshot(promotion),
      at: clock.now(),
    });
    await notePromotion(tx, promotion, clock.now());
    await announcePrices(tx);
    return { ok: true, promotion };
  });
}
