import type { Limit, Limits } from '@spindle/platform/limits.ts';

/** Orders begun from one ip, by page or by call. Many people may share it; nobody buys this often. */
export const STARTS_BY_IP: Limit = { name: 'checkout-start', points: 60, seconds: 600 };
/**
 * Prices asked for from one ip, by page or by call, with the codes tried on the way: a point each, and a wrong
 * code takes 29 more. An office that shares an address can look 600 times in ten minutes; a guesser has 20
 * tries.
 */
export const QUOTES_BY_IP: Limit = { name: 'checkout-quote', points: 600, seconds: 600 };
const WRONG_CODE = 29;
const WRONG: ReadonlySet<string | undefined> = new Set(['coupon_unknown', 'coupon_for_another']);

/** Whether a link tries a code at all. */
export function triesCode(query: URLSearchParams): boolean {
  return Boolean(query.get('coupon') || query.get('discount'));
}

/** Takes what a wrong code costs. A right one that is used up or for another product is no guess. */
export async function chargeWrongCode(
  limits: Limits,
  ip: string,
  problem: string | undefined,
): Promise<void> {
  if (WRONG.has(problem)) await limits.take(QUOTES_BY_IP, ip, WRONG_CODE);
}
