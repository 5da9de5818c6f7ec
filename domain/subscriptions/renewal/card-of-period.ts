import type { LicenceType } from '@spindle/platform/licence-types.ts';
import type { Subscription } from '../subscription.ts';

/**
 * Which card pays a period. A guest agreed to the term they bought and to its price, so their card pays that. Another term, or
 * a higher price that the member agreed to, is charged only to a card that the member gave.
 * @param period with its renewal price; if its order is placed already, the price it was placed at.
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
