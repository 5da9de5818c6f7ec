/** Points at which a process may die while it renews a subscription, in order of time. */
export const CRASH_POINTS = ['order-placed', 'card-charged', 'period-granted', 'renewed'] as const;

export type CrashPoint = (typeof CRASH_POINTS)[number];
