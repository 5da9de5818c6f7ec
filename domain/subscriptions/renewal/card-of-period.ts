import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Subscription } from '../subscription.ts';

/**
 * Which card pays a period. A guest agreed to the term they bought, so their card pays for that. What the subscription was
 * changed to since is charged to a card that its member gave, or to none.
 */
export function cardOfPeriod(
  { term, guestOrderId }: Pick<Subscription, 'term' | 'guestOrderId'>,
  to: LicenceType,
): { guestOrderId: string | null; onlyGivenByMember: boolean } {
  return to === term
    ? { guestOrderId, onlyGivenByMember: false }
    : { guestOrderId: null, onlyGivenByMember: true };
}
