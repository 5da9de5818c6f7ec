import type { Limit, Limits, Taken } from '@spindle/platform/limits.ts';

/**
 * How many codes one network may look up or redeem. A guess at one of the shortest codes succeeds once in 10^12, so this limits
 * floods more than guessing.
 */
const CODES_BY_IP: Limit = { name: 'exchange-code', points: 60, seconds: 600 };

export function takeCodeTry(limits: Limits, ip: string): Promise<Taken> {
  return limits.take(CODES_BY_IP, { ip });
}
