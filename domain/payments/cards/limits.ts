import type { Limit, Limits, Taken } from '@spindle/platform/limits.ts';

/** Pages for another card that one member asks the provider for. */
const PAGES_BY_MEMBER: Limit = { name: 'card-page', points: 20, seconds: 3600 };

export function takeCardPage(limits: Limits, email: string): Promise<Taken> {
  return limits.take(PAGES_BY_MEMBER, { account: email });
}
