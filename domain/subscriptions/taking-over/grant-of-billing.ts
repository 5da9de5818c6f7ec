import type { GrantOrigin, GrantTerm } from '../../licences/grant.ts';
import type { Subscription } from '../subscription.ts';

/** The licence grant of a period that was paid in another system; the same period is granted once. */
export function grantOfBilling(
  { id: sourceId }: Pick<Subscription, 'id'>,
  startsAt: Date,
  worksUntil: Date,
): [GrantOrigin, GrantTerm] {
  const ordinal = Math.floor(worksUntil.getTime() / 86_400_000);
  return [
    { source: 'import', sourceId, ordinal, orderId: null },
    { startsAt, worksUntil, updatesUntil: worksUntil },
  ];
}
