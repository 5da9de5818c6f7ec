/** What a member does with a subscription. */
const STEPS = ['cancel', 'pause', 'resume'] as const;
export type SubscriptionStep = (typeof STEPS)[number];

export function isStep(value: unknown): value is SubscriptionStep {
  return STEPS.some((step) => step === value);
}

/** What was just done, or why it was not, as the address of the list says; undefined for anything else. */
export type SubscriptionDone = SubscriptionStep | 'payment_due';

export function doneOf({ searchParams }: URL): SubscriptionDone | undefined {
  const done = searchParams.get('done');
  return done === 'payment_due' || isStep(done) ? done : undefined;
}
