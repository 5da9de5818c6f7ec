import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Subscription } from '../subscription.ts';

/**
 * Which card pays a period. A guest agreed to the term they bought and to its price, so their card pays that. What the
 * member has changed since, or agreed to for more, is charged to a card that the member gave, or to none.
 * @param period with what it costs from then on: of one that is placed already, as it was placed.
 */
export function cardOfPeriod(
  { term, renewalMinor, guestOrderId }: Pick<Subscription, 'term' | 'renewalMinor' | 'guestOrderId'>,
  period: { term: LicenceType; renewalMinor: number | null },
): { guestOrderId: string | null; onlyGivenByMember: boolean } {
  if (period.term !== term) return { guestOrderId: null, onlyGivenByMember: true };
  const isDearer =
    guestOrderId !== null && period.renewalMinor !== null && period.renewalMinor > renewalMinor;
  return { guestOrderId: isDearer ? null : guestOrderId, onlyGivenByMember: isDearer };
}
