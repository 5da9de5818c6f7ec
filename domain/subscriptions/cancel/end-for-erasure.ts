import type { Actor } from '../../actor.ts';
import { forgetBilled } from '../../payments/job-kinds.ts';
import type { ErasurePart } from '../../privacy/holding.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { subscriptionsOfMember } from '../subscriptions-of-member.ts';
import { cancelSubscription } from './cancel-subscription.ts';

const PRIVACY: Actor = { kind: 'system', name: 'privacy' };

/**
 * Ends a member's subscriptions before their data are erased. When that is asked for, they are cancelled as the member would,
 * for the end of their period, so that one can be resumed after an undo until then; one whose period is over (it is past due, or
 * a dispute keeps its renewal waiting) ends with the request. When it is due, for good, and nothing of them is done later. What
 * was paid for works on to its end.
 */
export function subscriptionsErasure(deps: SubscriptionDeps): ErasurePart {
  const running = async (db: SubscriptionDeps['db'], memberId: string) =>
    (await subscriptionsOfMember(db, memberId)).filter(({ state }) => state !== 'ended');
  return {
    goesOn: {
      find: async (db, memberId) => (await running(db, memberId)).map(({ id }) => id),
      async end(tx, { id: subscriptionId, memberId, when }) {
        const actor: Actor = when === 'asked' ? { kind: 'member', memberId } : PRIVACY;
        await cancelSubscription({ ...deps, db: tx }, actor, {
          subscriptionId,
          when: when === 'asked' ? 'period_end' : 'now',
        });
      },
    },
    /** Whom a provider charges for what was taken over, and who has no card here, is known by that alone. */
    async erase(tx, { memberId }) {
      for (const { billedAs } of await subscriptionsOfMember(tx, memberId)) {
        if (billedAs !== null) await deps.jobs.send(tx, forgetBilled, { billedAs });
      }
    },
    async inTheWay(tx, { memberId }) {
      return (await running(tx, memberId)).length > 0 ? ['subscription'] : [];
    },
  };
}
