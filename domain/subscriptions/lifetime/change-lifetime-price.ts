import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../../actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { findOffers } from '../../catalogue/find-offers.ts';
import { mayAct } from '../../staff/may-act.ts';
import { type LifetimePriceKey, lifetimePrice } from './lifetime-price.ts';
import { deleteLifetimePrice, lockLifetimePrice, upsertLifetimePrice } from './queries.ts';

export type LifetimePriceError = 'not_allowed' | 'lifetime_price_invalid' | 'unknown_product';

/**
 * Sets the price of the upgrade to a lifetime licence, or, without an amount, withdraws the offer. Upgrades whose payment is
 * pending keep their price. For staff with `prices`.
 */
export async function changeLifetimePrice(
  { db, clock }: { db: Db; clock: Clock },
  actor: Actor,
  { amountMinor, ...key }: LifetimePriceKey & { amountMinor: number | null },
): Promise<{ ok: true } | { ok: false; error: LifetimePriceError }> {
  if (!(await mayAct(db, actor, 'prices'))) return { ok: false, error: 'not_allowed' };
  // Where a price is taken away there is no amount to check; ten is one in every currency.
  const parsed = lifetimePrice.safeParse({ ...key, amountMinor: amountMinor ?? 10 });
  if (!parsed.success) return { ok: false, error: 'lifetime_price_invalid' };
  const { pid, term, currency } = parsed.data;
  if (amountMinor !== null && (await findOffers(db, [pid])).length === 0) {
    return { ok: false, error: 'unknown_product' };
  }
  await db.transaction(async (tx) => {
    const before = await lockLifetimePrice(tx, key);
    if (amountMinor === null) await deleteLifetimePrice(tx, key);
    else await upsertLifetimePrice(tx, parsed.data);
    await writeAudit(tx, actor, {
      action: amountMinor === null ? 'lifetime_price.remove' : 'lifetime_price.set',
      subject: { kind: 'lifetime_price', id: `${pid} ${term} ${currency}` },
      before: before ? { amountMinor: before.amountMinor } : null,
      after: amountMinor === null ? null : { amountMinor },
      at: clock.now(),
    });
  });
  return { ok: true };
}
