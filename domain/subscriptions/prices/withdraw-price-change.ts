import type { Actor } from '../../actor.ts';
import { writeAudit } from '../../audit/write-audit.ts';
import { mayAct } from '../../staff/may-act.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { tellingOfWithdrawal } from './job-kinds.ts';
import type { PriceChange } from './price-change.ts';
import { lockPriceChange, selectFirstStart, updateWithdrawn } from './queries.ts';

/** price_change_in_force: renewals may already have been charged at the new price. */
export type WithdrawError = 'not_allowed' | 'price_change_gone' | 'price_change_in_force';

/**
 * Withdraws an announced price before it holds for anybody: from now on nobody can agree to it, no renewal is charged at it or
 * ends because of it, and a job mails those who were told that the old price stays. Idempotent. An earlier price change that
 * it had replaced does not come back. For staff with `prices`; audited.
 */
export async function withdrawPriceChange(
  deps: SubscriptionDeps,
  actor: Actor,
  { changeId }: { changeId: string },
): Promise<{ ok: true; change: PriceChange } | { ok: false; error: WithdrawError }> {
  if (!(await mayAct(deps.db, actor, 'prices'))) return { ok: false, error: 'not_allowed' };
  return deps.db.transaction(async (tx) => {
    const change = await lockPriceChange(tx, changeId, 'update');
    if (!change) return { ok: false, error: 'price_change_gone' };
    if (change.withdrawnAt) return { ok: true, change };
    const now = deps.clock.now();
    const startsAt = (await selectFirstStart(tx, changeId)) ?? change.startsAt;
    if (startsAt <= now) return { ok: false, error: 'price_change_in_force' };
    await updateWithdrawn(tx, changeId, now);
    const { pid, term, currency, priceMinor } = change;
    await writeAudit(tx, actor, {
      action: 'price_change.withdraw',
      subject: { kind: 'price_change', id: changeId },
      before: { pid, term, currency, priceMinor, startsAt: startsAt.toISOString() },
      after: { withdrawnAt: now.toISOString() },
      at: now,
    });
    await deps.jobs.send(tx, tellingOfWithdrawal, { changeId, after: null });
    return { ok: true, change: { ...change, withdrawnAt: now } };
  });
}
