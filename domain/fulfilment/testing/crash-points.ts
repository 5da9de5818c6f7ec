/** Points at which a process may die while it refunds, in order of time. */
export const CRASH_POINTS = [
  'refund-written',
  'money-sent',
  'line-taken-back',
  'order-moved',
  'refund-booked',
] as const;

export type CrashPoint = (typeof CRASH_POINTS)[number];
