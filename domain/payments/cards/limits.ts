import type { Limit, Limits, Taken } from '@spindle/platform/limits.ts';

/** How many card pages one member may open at the provider. */
const PAGES_BY_MEMBER: Limit = { name: 'card-page', points: 20, seconds: 3600 };

export function takeCardPage(limits: Limits, email: string): Promise<Taken> {
  return limits.take(PAGES_BY_MEMBER, { account: email });
}
