import type { Limit, Limits, Taken } from '@spindle/platform/limits.ts';

/**
 * Prices asked for from one network, by page or by call, with the codes tried on the way: a point each, and a
 * wrong code takes 29 more. An office that shares an address can look some 570 times in ten minutes; a guesser
 * has 20 tries.
 */
export const QUOTES_BY_IP: Limit = { name: 'checkout-quote', points: 600, seconds: 600 };
const WRONG_CODE = 29;
const WRONG: ReadonlySet<string | undefined> = new Set(['coupon_unknown', 'coupon_for_another']);

interface Asked {
  ip: string;
  /** Of the checkout link. */
  query: URLSearchParams;
}

/** Whether a link tries a code at all. */
export function triesCode(query: URLSearchParams): boolean {
  return Boolean(query.get('coupon') || query.get('discount'));
}

/**
 * Takes what a look costs, and with a code in the link what a wrong one costs: taken before it is looked up, so
 * that codes tried all at once are bounded as well.
 */
export function takeQuote(limits: Limits, { ip, query }: Asked): Promise<Taken> {
  return limits.take(QUOTES_BY_IP, { ip }, triesCode(query) ? 1 + WRONG_CODE : 1);
}

/**
 * Gives back what a wrong code would have cost. A right one that is used up or for another product is no guess,
 * nor is one that was not looked up.
 */
export async function giveBackUnlessWrong(
  limits: Limits,
  { ip, query }: Asked,
  problem: string | undefined,
): Promise<void> {
  if (triesCode(query) && !WRONG.has(problem)) await limits.giveBack(QUOTES_BY_IP, { ip }, WRONG_CODE);
}
