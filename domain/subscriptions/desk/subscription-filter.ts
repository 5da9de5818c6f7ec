import type { SubscriptionState } from '../subscription.ts';

/** What subscriptions are asked for; what is left out does not matter. */
export interface SubscriptionFilter {
  state?: SubscriptionState | undefined;
  pid?: string | undefined;
  memberId?: string | undefined;
  /** Money is due for them then or earlier: those that run to their end, and those that are past due. */
  dueBefore?: Date | undefined;
}
