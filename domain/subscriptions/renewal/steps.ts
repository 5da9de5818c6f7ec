import type { Step, Subscription } from '../subscription.ts';

const DAY_MS = 86_400_000;

/** Reminders of a yearly renewal, in days before it. */
const REMINDERS = [45, 7] as const;
/** How long before a yearly renewal the first reminder is sent, in ms. */
export const FIRST_REMINDER_MS = REMINDERS[0] * DAY_MS;
const CARD_CHECK = 10;
/** Retries of an unpaid renewal, in days after the end of the period; with the last one the subscription ends. */
const DUNNING = [2, 7, 14, 21] as const;

/** How long a licence keeps working after its period while the card is retried, in ms. */
export const GRACE_MS = DUNNING[3] * DAY_MS;

type Scheduled = Pick<Subscription, 'state' | 'term' | 'periodEnd'>;

/** The steps that the shop takes in this state, in order of time. */
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

/** The first step after a moment, or the last step if all are before it. */
export function stepAfter(subscription: Scheduled, after: Date): Pick<Subscription, 'nextStep' | 'dueAt'> {
  const steps = stepsOf(subscription);
  const next = steps.find(({ at }) => at > after) ?? steps.at(-1);
  return { nextStep: next?.step ?? null, dueAt: next?.at ?? null };
}
