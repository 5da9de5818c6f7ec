import type { Counted, Limit, Limits } from '@spindle/platform/limits.ts';

export interface TooMany {
  ok: false;
  error: 'too_many_requests';
  retryAfterSeconds: number;
}

/** Counts one use against each limit, and returns the first one that is used up. */
export async function consumeLimits(
  limits: Limits,
  uses: readonly (readonly [limit: Limit, who: Counted])[],
): Promise<TooMany | undefined> {
  for (const [limit, who] of uses) {
    const taken = await limits.take(limit, who);
    if (!taken.ok) return { ok: false, error: 'too_many_requests', retryAfterSeconds: taken.retryAfter };
  }
  return undefined;
}
