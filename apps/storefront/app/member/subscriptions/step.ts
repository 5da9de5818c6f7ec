/** What a member does with a subscription. */
const STEPS = ['cancel', 'pause', 'resume', 'keep_term', 'agree_price'] as const;
export type SubscriptionStep = (typeof STEPS)[number];

export function isStep(value: unknown): value is SubscriptionStep {
  return STEPS.some((step) => step === value);
}

/** What came of a change of term. */
const SWITCHES = ['switch', 'later', 'waits'] as const;

/** What was just done, or why it was not, as the address of the list says; undefined for anything else. */
export type SubscriptionDone = SubscriptionStep | (typeof SWITCHES)[number] | 'payment_due' | 'price_open';

export function doneOf({ searchParams }: URL): SubscriptionDone | undefined {
  const done = searchParams.get('done');
  if (done === 'payment_due' || done === 'price_open' || isStep(done)) return done;
  return SWITCHES.find((one) => one === done);
}

/** Why a term was not changed, as the address of that page says. */
const PROBLEMS = ['price_changed', 'payment_unavailable'] as const;
export type SwitchProblem = (typeof PROBLEMS)[number];

export function isProblem(value: unknown): value is SwitchProblem {
  return PROBLEMS.some((problem) => problem === value);
}
