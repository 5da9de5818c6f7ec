import type { Limit, Limits, Taken } from '@spindle/platform/limits.ts';

/**
 * Price look-ups of one network, by page or by call: one point each, and 29 more for a wrong code. An office that shares an IP
 * address can look some 570 times in ten minutes; somebody who guesses codes has 20 tries.
 */
export const QUOTES_BY_IP: Limit = { name: 'checkout-quote', points: 600, seconds: 600 };
const WRONG_CODE = 29;
const WRONG: ReadonlySet<string | undefined> = new Set(['coupon_unknown', 'coupon_for_another']);

interface Asked {
  ip: string;
  /** Query of the checkout link. */
  query: URLSearchParams;
}

/** Whether a link contains a code. */
export function triesCode(query: URLSearchParams): boolean {
  return Boolean(query.get('coupon') || query.get('discount'));
}

/**
 * Takes the points of a look-up and, if the link contains a code, also those of a wrong code. They are taken before the code is
 * looked up, so that concurrent tries are limited as well. Without a code nothing can be guessed, and a price is shown without
 * writing anything.
 */
export function takeQuote(limits: Limits, { ip, query }: Asked): Promise<Taken> {
  return triesCode(query)
    ? limits.take(QUOTES_BY_IP, { ip }, 1 + WRONG_CODE)
    : limits.takeLoosely(QUOTES_BY_IP, { ip });
}

/**
 * Gives the points of a wrong code back, unless it was wrong. A real code that is used up or for another product is no guess, nor
 * is one that was not looked up.
 */
export async function giveBackUnlessWrong(
  limits: Limits,
  { ip, query }: Asked,
  problem: string | undefined,
): Promise<void> {
  if (triesCode(query) && !WRONG.has(problem)) await limits.giveBack(QUOTES_BY_IP, { ip }, WRONG_CODE);
}
