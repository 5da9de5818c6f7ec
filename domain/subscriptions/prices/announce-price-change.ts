import { randomUUID } from 'node:crypto';
import type { Actor } from '../../actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { findOffers } from '../../catalogue/find-offers.ts';
import { mayAct } from '../../staff/may-act.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { tellingOfPrice } from './job-kinds.ts';
import { type PriceChange, type PriceChangeInput, priceChangeInput } from './price-change.ts';
import { insertPriceChange } from './queries.ts';

export type PriceChangeError = 'not_allowed' | 'price_change_invalid' | 'unknown_product';

/**
 * Announces another price for a plan: those who have subscribed to it are told. For renewals that it has not reached yet it
 * takes the place of an earlier one, whatever was said to that. What the catalogue asks of new buyers is not changed. For
 * staff with `prices`.
 */
export async function announcePriceChange(
  deps: SubscriptionDeps,
  actor: Actor,
  asked: PriceChangeInput,
): Promise<{ ok: true; change: PriceChange } | { ok: false; error: PriceChangeError }> {
  const { db, clock, jobs } = deps;
  if (!(await mayAct(db, actor, 'prices'))) return { ok: false, error: 'not_allowed' };
  const now = clock.now();
  const parsed = priceChangeInput.safeParse(asked);
  if (!parsed.success || parsed.data.startsAt < now) return { ok: false, error: 'price_change_invalid' };
  const { pid, term, currency, priceMinor, startsAt, withoutAgreement } = parsed.data;
  // Yen prices are whole tens (spec §5).
  if (currency === 'JPY' && priceMinor % 10 !== 0) return { ok: false, error: 'price_change_invalid' };
  if ((await findOffers(db, [pid])).length === 0) return { ok: false, error: 'unknown_product' };
  const change: PriceChange = { ...parsed.data, id: randomUUID(), announcedAt: now, withdrawnAt: null };
  await db.transaction(async (tx) => {
    await insertPriceChange(tx, change);
    await writeAudit(tx, actor, {
      action: 'price_change.announce',
      subject: { kind: 'price_change', id: change.id },
      before: null,
      after: { pid, term, currency, priceMinor, startsAt: startsAt.toISOString(), withoutAgreement },
      at: now,
    });
    await jobs.send(tx, tellingOfPrice, { changeId: change.id, after: null });
  });
  return { ok: true, change };
}
