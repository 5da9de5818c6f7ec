import { type BackendRouter, createRoute, writeBody, written, z } from '../../backend-api/envelope.ts';
import { requireMember } from '../../backend-api/require-member.ts';
import { answer, changed, id, of } from '../calls.ts';
import type { SubscriptionDeps } from '../deps.ts';
import { cancelSubscription } from './cancel-subscription.ts';

const cancelRoute = createRoute({
  ...of,
  method: 'post',
  path: '/article/product/subscribe/cancel_sub',
  summary: 'Cancels a subscription: at the end of what is paid for, or now. A second time nothing happens',
  request: {
    body: writeBody(
      z.object({ subscription_id: id, when: z.enum(['period_end', 'now']).default('period_end') }),
    ),
  },
  responses: changed,
});
export function cancelHttp(app: BackendRouter, deps: SubscriptionDeps): void {
  app.openapi(cancelRoute, async (c) => {
    const viewer = requireMember(c);
    if (viewer instanceof Response) return viewer;
    const { subscription_id: subscriptionId, when } = written(c);
    const actor = { kind: 'member', memberId: viewer.memberId } as const;
    return answer(c, await cancelSubscription(deps, actor, { subscriptionId, when }));
  });
}
