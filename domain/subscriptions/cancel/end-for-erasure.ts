import type { Actor } from '../../actor.ts';
import { forgetBilled } from '../../payments/job-kinds.ts';
import type { ErasurePart } from '../../privacy/holding.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { subscriptionsOfMember } from '../subscriptions-of-member.ts';
import { cancelSubscription } from './cancel-subscription.ts';

const PRIVACY: Actor = { kind: 'system', name: 'privacy' };

/**
 * Ends a member's subscriptions before their data are erased. When the member requests the erasure, each is cancelled for the
 * end of its period, so that it can be resumed if the request is undone before then; one whose period is over (it is past due,
 * or a dispute delays its renewal) ends at once. When the erasure is due, all end for good, and no job does anything for them
 * later. Licences work until the end of what was paid.
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
    /** Without a card here, only `billedAs` names the member at the provider that charges a taken-over subscription. */
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
