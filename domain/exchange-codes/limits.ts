import type { Limit, Limits, Taken } from '@spindle/platform/limits.ts';

/**
 * Codes that one network looks up or redeems. A guess hits with one in 10^12 where an import brought the shortest
 * codes there may be, so this bounds floods more than guessing.
 */
const CODES_BY_IP: Limit = { name: 'exchange-code', points: 60, seconds: 600 };

export function takeCodeTry(limits: Limits, ip: string): Promise<Taken> {
  return limits.take(CODES_BY_IP, { ip });
}
