/** Where between the form and the mail a process may die, in the order of the journey. */
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
