import type { Counted, Limit, Limits } from '@spindle/platform/limits.ts';

export interface TooMany {
  ok: false;
  error: 'too_many_requests';
  retryAfterSeconds: number;
}

/** Counts one use against each limit; the first that is used up is the answer. */
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
