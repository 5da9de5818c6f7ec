/** Points between the form and the mail at which a process may die, in order of time. */
export const CRASH_POINTS = [
  'order-placed',
  'payment-made',
  'card-paid',
  'webhook-sent',
  'webhook-stored',
  'payment-asked',
  'order-claimed',
  'mail-queued',
  'order-fulfilled',
  'mail-made',
  'mail-sent',
] as const;

export type CrashPoint = (typeof CRASH_POINTS)[number];
