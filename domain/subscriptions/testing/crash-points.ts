/** Where a process may die while it renews a subscription, in the order of its way. */
export const CRASH_POINTS = ['order-placed', 'card-charged', 'period-granted', 'renewed'] as const;

export type CrashPoint = (typeof CRASH_POINTS)[number];
