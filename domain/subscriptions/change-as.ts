import type { Db } from '@spindle/platform/database.ts';
import type { Actor } from '../actor.ts';
import { writeAudit } from '../audit/write-audit.ts';
import { mayAct } from '../staff/may-act.ts';
import { changeSubscription, type OpenPeriod } from './change-subscription.ts';
import type { SubscriptionDeps } from './deps.ts';
import { selectSubscription } from './queries.ts';
import type { Subscription } from './subscription.ts';

/**
 * not_found: it does not exist or belongs to somebody else. ended: for good. cancelled: it ends with
 * its period unless it is resumed. payment_due: a payment is pending.
 * nothing_to_resume: it runs. price_open: it renews only at a price that its member has not agreed to.
 */
export type ChangeError =
  | 'not_found'
  | 'ended'
  | 'cancelled'
  | 'payment_due'
  | 'nothing_to_resume'
  | 'price_open';

export type ChangeResult<Refusal extends string = ChangeError> =
  | { ok: true; subscription: Subscription }
  | { ok: false; error: Refusal | 'not_found' };

/**
 * Changes a subscription for its member, for staff with `subscriptions`, or for the shop itself; changes by staff and the shop
 * are audited.
 * @param reason kept in the audit.
 * @param change returns why it can't be done, or undefined.
 * @returns the subscription as it stands afterwards.
 */
export async function changeAs<Refusal extends string>(
  deps: SubscriptionDeps,
  actor: Actor,
  { subscriptionId, action, reason }: { subscriptionId: string; action: string; reason?: string | undefined },
  change: (tx: Db, subscription: Subscription, open: OpenPeriod | undefined) => Promise<Refusal | undefined>,
): Promise<ChangeResult<Refusal>> {
  const result = await changeSubscription<ChangeResult<Refusal>>(
    deps.db,
    subscriptionId,
    async (tx, before, open) => {
      if (!(await mayChange(tx, actor, before))) return { ok: false, error: 'not_found' };
      const error = await change(tx, before, open);
      const after = await selectSubscription(tx, subscriptionId);
      if (error || !after) return { ok: false, error: error ?? 'not_found' };
      await writeAudit(tx, actor, {
        action,
        subject: { kind: 'subscription', id: subscriptionId },
        before: audited(before),
        after: { ...audited(after), ...(reason && { reason }) },
        at: deps.clock.now(),
      });
      return { ok: true, subscription: after };
    },
  );
  return result ?? { ok: false, error: 'not_found' };
}

/** Whether an actor is the member, staff with `subscriptions`, or the shop itself. */
export async function mayChange(db: Db, actor: Actor, { memberId }: Subscription): Promise<boolean> {
  return actor.kind === 'member' ? actor.memberId === memberId : mayAct(db, actor, 'subscriptions');
}

const audited = ({ state, term, nextTerm, periodEnd, dueAt }: Subscription) => ({
  ...{ state, term, nextTerm },
  ...{ periodEnd: periodEnd.toISOString(), dueAt: dueAt?.toISOString() ?? null },
});
