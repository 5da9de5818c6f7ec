import type { Db } from '@spindle/platform/database.ts';
import { mailSentAt } from '../mail/mail-sent-at.ts';
import type { Consent } from './consents.ts';
import { orderMailId } from './order-mail-id.ts';
import { selectCheckoutOfOrder } from './queries.ts';

/** What a buyer agreed to, when, and what was mailed to them about it. */
export interface CheckoutRecord {
  at: Date;
  /** Null in checkouts from before it was recorded. */
  termsVersion: string | null;
  consents: readonly Consent[];
  /** Undefined while the mail with the key has not left. */
  mailedAt: Date | undefined;
}

/** For staff; undefined for orders that came through no checkout. */
export async function checkoutRecord(db: Db, orderId: string): Promise<CheckoutRecord | undefined> {
  const checkout = await selectCheckoutOfOrder(db, orderId);
  if (!checkout) return undefined;
  const { createdAt: at, termsVersion, consents } = checkout;
  return { at, termsVersion, consents, mailedAt: await mailSentAt(db, orderMailId(orderId)) };
}
