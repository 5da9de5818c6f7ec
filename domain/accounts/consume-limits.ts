import { createHash } from 'node:crypto';
import type { Limit, Limits } from '@spindle/platform/limits.ts';

export interface TooMany {
  ok: false;
  error: 'too_many_requests';
  retryAfterSeconds: number;
}

/** Counts one use against each limit; the first that is used up is the answer. */
export async function consumeLimits(
  limits: Limits,
  uses: readonly (readonly [limit: Limit, who: string])[],
): Promise<TooMany | undefined> {
  for (const [limit, who] of uses) {
    const taken = await limits.take(limit, counterName(who));
    if (!taken.ok) return { ok: false, error: 'too_many_requests', retryAfterSeconds: taken.retryAfter };
  }
  return undefined;
}

/** A table of counters is no place for readable addresses. */
export function counterName(who: string): string {
  return createHash('sha256').update(who).digest('base64url');
}
