/** Where a process may die while it sends money back, in the order of its way. */
export const CRASH_POINTS = [
  'refund-written',
  'money-sent',
  'line-taken-back',
  'order-moved',
  'refund-booked',
] as const;

export type CrashPoint = (typeof CRASH_POINTS)[number];
