import type { ShownSubscription } from './load-subscriptions.ts';

/** What a member can do with a subscription. */
const STEPS = ['cancel', 'pause', 'resume', 'keep_term', 'agree_price'] as const;
export type SubscriptionStep = (typeof STEPS)[number];

export function isStep(value: unknown): value is SubscriptionStep {
  return STEPS.some((step) => step === value);
}

/** The result of a change of term. */
const SWITCHES = ['switch', 'later', 'waits'] as const;

/** Why nothing was done. */
export const NOTICES = ['payment_due', 'price_open', 'price_changed'] as const;

/** What was just done, or why it was not. */
export type SubscriptionDone = SubscriptionStep | (typeof SWITCHES)[number] | (typeof NOTICES)[number];

/**
 * The same, read from the list's address, as long as it still applies to the subscription: somebody may have come back to
 * an older address.
 */
export function doneOf(
  { searchParams }: URL,
  subscriptions: readonly Pick<ShownSubscription, 'id' | 'state' | 'nextTerm'>[],
): SubscriptionDone | undefined {
  const asked = searchParams.get('done');
  const done = isStep(asked) ? asked : [...NOTICES, ...SWITCHES].find((one) => one === asked);
  const subscription = subscriptions.find(({ id }) => id === searchParams.get('of'));
  return done && subscription && stillHolds(done, subscription) ? done : undefined;
}

function stillHolds(
  done: SubscriptionDone,
  { state, nextTerm }: Pick<ShownSubscription, 'state' | 'nextTerm'>,
): boolean {
  const isEnding = state === 'cancelling' || state === 'ended';
  switch (done) {
    case 'cancel':
      return isEnding;
    case 'pause':
      return state === 'paused';
    case 'later':
      return state === 'active' && nextTerm !== undefined;
    case 'keep_term':
      return state === 'active' && nextTerm === undefined;
    // A change may also end the subscription.
    case 'switch':
      return state === 'active' || state === 'ended';
    case 'resume':
    case 'agree_price':
    case 'waits':
      return state === 'active' || state === 'past_due';
    case 'payment_due':
      return state !== 'ended';
    case 'price_open':
      return !isEnding;
    case 'price_changed':
      return state === 'paused' || state === 'cancelling';
  }
}

/** Why a term was not changed, as the page's address names it. */
const PROBLEMS = ['price_changed', 'payment_unavailable'] as const;
export type SwitchProblem = (typeof PROBLEMS)[number];

export function isProblem(value: unknown): value is SwitchProblem {
  return PROBLEMS.some((problem) => problem === value);
}

/** Why the country of taxation was not changed, as the page's address names it. */
export type CountryProblem = 'country_blocked';

export const isCountryProblem = (value: unknown): value is CountryProblem => value === 'country_blocked';
