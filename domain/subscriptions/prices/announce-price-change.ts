import { randomUUID } from 'node:crypto';
import type { Actor } from '../../actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { mayAct } from '../../staff/may-act.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { checkPriceChange, type PriceChangeError } from './check-price-change.ts';
import { tellingOfPrice } from './job-kinds.ts';
import type { PriceChange, PriceChangeInput } from './price-change.ts';
import { insertPriceChange } from './queries.ts';

/**
 * Announces a new price for a plan to its subscribers. It replaces an earlier announced price for renewals that have not come
 * yet, whatever members have answered to that. The catalogue price for new buyers is not changed. For staff with `prices`.
 */
export async function announcePriceChange(
  deps: SubscriptionDeps,
  actor: Actor,
  asked: PriceChangeInput,
): Promise<{ ok: true; change: PriceChange } | { ok: false; error: PriceChangeError }> {
  const { db, clock, jobs } = deps;
  if (!(await mayAct(db, actor, 'prices'))) return { ok: false, error: 'not_allowed' };
  const now = clock.now();
  const checked = await checkPriceChange(db, asked, now);
  if (!checked.ok) return checked;
  const { pid, term, currency, priceMinor, startsAt, withoutAgreement } = checked.change;
  const change: PriceChange = { ...checked.change, id: randomUUID(), announcedAt: now, withdrawnAt: null };
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
