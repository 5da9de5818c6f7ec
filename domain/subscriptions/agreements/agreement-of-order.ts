import type { Db } from '@spindle/platform/database.ts';
import type { Agreement } from './agreement.ts';
import { selectAgreement } from './queries.ts';

/**
 * What a member agreed to by the button that an order of their subscription was placed on: a change of term, the step to a
 * lifetime licence, a pause that was ended late. Undefined for what came through a checkout, and for renewals as they were
 * agreed to there.
 */
export function agreementOfOrder(db: Db, orderId: string): Promise<Agreement | undefined> {
  return selectAgreement(db, orderId);
}
