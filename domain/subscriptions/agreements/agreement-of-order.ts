import type { Db } from '@spindle/platform/database.ts';
import type { Agreement } from './agreement.ts';
import { selectAgreement } from './queries.ts';

/**
 * What a member agreed to when they pressed the button that led to an order of their subscription: a change of term, an
 * upgrade to a lifetime licence, or resuming after the period had ended. Undefined for an order from the checkout, and for a
 * renewal on the terms agreed there.
 */
export function agreementOfOrder(db: Db, orderId: string): Promise<Agreement | undefined> {
  return selectAgreement(db, orderId);
}
