import type { Limit } from '@spindle/platform/limits.ts';

/** Keys that do not exist, from one network: 115 random bits can't be guessed, but a flood of guesses is no use to anybody. */
export const UNKNOWN_KEYS_BY_IP: Limit = { name: 'licence-unknown', points: 60, seconds: 600 };

/** Seats of one licence that are freed in a day: who buys a new computer does it once, who lends a key round all the time. */
export const RELEASES_BY_LICENCE: Limit = { name: 'licence-release', points: 10, seconds: 24 * 3600 };
