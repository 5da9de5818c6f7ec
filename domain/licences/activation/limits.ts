import type { Limit } from '@spindle/platform/limits.ts';

/** Unknown keys tried from one network. Keys of 115 random bits can't be guessed; the limit bounds the load. */
export const UNKNOWN_KEYS_BY_IP: Limit = { name: 'licence-unknown', points: 60, seconds: 600 };

/** Seats of one licence freed in a day: enough for people who change computers, too few for sharing a key. */
export const RELEASES_BY_LICENCE: Limit = { name: 'licence-release', points: 10, seconds: 24 * 3600 };
