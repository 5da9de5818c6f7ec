import type { Db } from '@spindle/platform/database.ts';
import { findPayment } from '../../payments/find-payment.ts';
import { selectOpenPeriods } from '../periods/queries.ts';
import { isWithStaff } from '../renewal/is-with-staff.ts';
import type { Subscription } from '../subscription.ts';

/** A renewal that was charged in vain. */
export interface UnpaidRenewal {
  /** Of the page on which its member pays it. */
  orderId: string;
  /** The bank wants to ask its customer; otherwise the card was refused, or there is none. */
  asksBank: boolean;
}

/**
 * Of those that are past due, what waits for its money, by subscription. What has been paid after all in a way that staff
 * look at is left out: nobody is to pay it again.
 */
export async function unpaidRenewals(
  db: Db,
  subscriptions: readonly Pick<Subscription, 'id' | 'state'>[],
): Promise<Map<string, UnpaidRenewal>> {
  const unpaid = subscriptions.filter(({ state }) => state === 'past_due').map(({ id }) => id);
  if (unpaid.length === 0) return new Map();
  const periods = await selectOpenPeriods(db, unpaid);
  const found = await Promise.all(
    [...periods].map(async ([id, { orderId }]): Promise<[string, UnpaidRenewal][]> => {
      if (await isWithStaff(db, orderId)) return [];
      const payment = await findPayment(db, { orderId });
      return [[id, { orderId, asksBank: payment?.failure === 'needs_bank' }]];
    }),
  );
  return new Map(found.flat());
}
