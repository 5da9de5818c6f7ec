import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Subscription } from '../subscription.ts';

/**
 * Which card pays a period. A guest agreed to the term they bought and to its price, so their card pays that. What the
 * member has changed since, or agreed to for more, is charged to a card that the member gave, or to none.
 */
export function cardOfPeriod(
  subscription: Pick<Subscription, 'term' | 'renewalMinor' | 'nextRenewalMinor' | 'guestOrderId'>,
  to: LicenceType,
): { guestOrderId: string | null; onlyGivenByMember: boolean } {
  const { term, renewalMinor, nextRenewalMinor, guestOrderId } = subscription;
  if (to !== term) return { guestOrderId: null, onlyGivenByMember: true };
  const isDearer = nextRenewalMinor !== null && nextRenewalMinor > renewalMinor;
  return { guestOrderId: isDearer ? null : guestOrderId, onlyGivenByMember: false };
}
