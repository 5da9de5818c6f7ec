import type { Cookie } from './cookie.ts';

const DAY = 24 * 60 * 60;

// What scripts of hydrated pages set or end, apart from the table: they carry these rows and no others.

/** What the log-in cookies have in common (spec §9): one day. */
const LOGIN = { seconds: DAY, reader: 'page', basis: 'necessary' } as const;

export const userInfoNew = { ...LOGIN, name: 'user_info_new' } as const satisfies Cookie;
export const username = { ...LOGIN, name: 'username' } as const satisfies Cookie;
export const vip = { ...LOGIN, name: 'vip' } as const satisfies Cookie;
export const email = { ...LOGIN, name: 'email' } as const satisfies Cookie;
export const uid = { ...LOGIN, name: 'uid' } as const satisfies Cookie;

/**
 * Set by a page that could not reach the shop to log out; with it a session counts as ended, and is ended.
 * Readable and writable by the page: all it can do is log its own visitor out.
 */
export const logOutPending = { ...LOGIN, name: 'log_out_pending' } as const satisfies Cookie;

/** Marks the browser of a member who has had a subscription (spec §6). */
export const subscriber = {
  name: 'isSubUser',
  seconds: 7 * DAY,
  reader: 'page',
  basis: 'necessary',
} as const satisfies Cookie;

/** Tells the pages that are the same for everyone as whom staff act, and until when; it opens nothing. */
export const actingAs = {
  name: 'acting_as',
  seconds: 15 * 60,
  reader: 'page',
  basis: 'necessary',
} as const satisfies Cookie;

/** A hydrated page asks with it for the document of a page that is missing; it lives as long as that takes. */
export const missing = {
  name: 'spindle_missing',
  seconds: 10,
  reader: 'page',
  basis: 'necessary',
} as const satisfies Cookie;
