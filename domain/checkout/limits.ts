import type { Limit } from '@spindle/platform/limits.ts';

/** Orders begun from one ip, by page or by call. Many people may share it; nobody buys this often. */
export const STARTS_BY_IP: Limit = { name: 'checkout-start', points: 60, seconds: 600 };
/** Prices asked for by call: enough for a page that shows many, too few to try out coupon codes. */
export const QUOTES_BY_IP: Limit = { name: 'checkout-quote', points: 300, seconds: 600 };
