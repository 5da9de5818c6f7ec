import type { Clock } from '@spindle/platform/clock.ts';

/** How long a factor counts as just given. */
export const FACTOR_MINUTES = 10;

/**
 * Whether a password, a mailed code or another factor was given in this session less than ten minutes ago. Asked before
 * changes to who can log in and before exports of data, for which an unattended browser is not enough.
 */
export function hasRecentFactor(clock: Clock, { factorAt }: { factorAt: Date }): boolean {
  return clock.now().getTime() - factorAt.getTime() < FACTOR_MINUTES * 60_000;
}
