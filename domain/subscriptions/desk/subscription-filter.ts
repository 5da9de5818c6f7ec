import type { SubscriptionState } from '../subscription.ts';

/** Which subscriptions to list; fields that are left out do not restrict the list. */
export interface SubscriptionFilter {
  state?: SubscriptionState | undefined;
  pid?: string | undefined;
  memberId?: string | undefined;
  /** Active or past-due subscriptions whose period ends before then, so that a payment is due for them. */
  dueBefore?: Date | undefined;
}
