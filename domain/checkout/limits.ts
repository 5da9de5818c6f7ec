import type { Limit } from '@spindle/platform/limits.ts';

/** Orders begun from one network, by page or by call. Many people may share it; nobody buys this often. */
export const STARTS_BY_IP: Limit = { name: 'checkout-start', points: 60, seconds: 600 };
