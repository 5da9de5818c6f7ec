import type { SubscriptionFilter } from '@spindle/domain/subscriptions/desk/subscription-filter.ts';
import { SUBSCRIPTION_STATES } from '@spindle/domain/subscriptions/subscription.ts';
import { z } from 'zod';

const DAY_MS = 24 * 3_600_000;

const asked = z.object({
  state: z.enum(SUBSCRIPTION_STATES).optional().catch(undefined),
  pid: z
    .string()
    .trim()
    .transform((written) => written || undefined)
    .optional(),
  days: z
    .string()
    .trim()
    .regex(/^\d{1,4}$/)
    .transform(Number)
    .optional()
    .catch(undefined),
});

/** The filter in the query of the list of subscriptions, without values that make no sense. */
export function subscriptionFilter(
  query: Readonly<Record<string, string | undefined>>,
  now: Date,
): SubscriptionFilter {
  const { state, pid, days } = asked.parse(query);
  return {
    ...{ state, pid },
    dueBefore: days === undefined ? undefined : new Date(now.getTime() + days * DAY_MS),
  };
}
