import type { Clock } from '@spindle/platform/clock.ts';

/** For so long a factor counts as just given. */
export const FACTOR_MINUTES = 10;

/**
 * Whether a password, a mailed code or another factor was given in this session less than ten minutes ago. What changes
 * who may come in, or takes everything out, asks for that: a browser left open is not enough.
 */
export function hasRecentFactor(clock: Clock, { factorAt }: { factorAt: Date }): boolean {
  return clock.now().getTime() - factorAt.getTime() < FACTOR_MINUTES * 60_000;
}
