import type { Subscription } from '../subscription.ts';

/** When money is next asked for, without anybody doing anything; null where it never is. */
export function nextChargeAt({ state, periodEnd, dueAt }: Subscription): Date | null {
  if (state === 'active') return periodEnd;
  return state === 'past_due' ? dueAt : null;
}
