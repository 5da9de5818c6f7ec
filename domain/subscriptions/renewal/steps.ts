import type { Step, Subscription } from '../subscription.ts';

const DAY_MS = 86_400_000;

/** Before the renewal of a year, in days. */
const REMINDERS = [45, 7] as const;
/** How long before its renewal a year is reminded of first, in ms. */
export const FIRST_REMINDER_MS = REMINDERS[0] * DAY_MS;
const CARD_CHECK = 10;
/** After the end of a period that was not paid, in days; on the last one the subscription ends. */
const DUNNING = [2, 7, 14, 21] as const;

/** How long a licence goes on working while its card is tried. */
export const GRACE_MS = DUNNING[3] * DAY_MS;

type Scheduled = Pick<Subscription, 'state' | 'term' | 'periodEnd'>;

/** What the shop does in this state, from the first to the last. */
export function stepsOf({ state, term, periodEnd }: Scheduled): { step: Step; at: Date }[] {
  const days = (count: number) => new Date(periodEnd.getTime() + count * DAY_MS);
  switch (state) {
    case 'active':
      return [
        ...(term === '1Y' ? REMINDERS : []).map((before) => ({ step: 'remind' as const, at: days(-before) })),
        { step: 'check_card' as const, at: days(-CARD_CHECK) },
        { step: 'renew' as const, at: periodEnd },
      ].toSorted((one, other) => one.at.getTime() - other.at.getTime());
    case 'past_due':
      return DUNNING.map((after) => ({ step: 'retry', at: days(after) }));
    case 'cancelling':
      return [{ step: 'end', at: periodEnd }];
    case 'paused':
    case 'ended':
      return [];
  }
}

/** The first step after a moment; the last one when all of them are before it. */
export function stepAfter(subscription: Scheduled, after: Date): Pick<Subscription, 'nextStep' | 'dueAt'> {
  const steps = stepsOf(subscription);
  const next = steps.find(({ at }) => at > after) ?? steps.at(-1);
  return { nextStep: next?.step ?? null, dueAt: next?.at ?? null };
}
