import type { Cookie } from './cookie.ts';

const DAY = 24 * 60 * 60;

// The cookies that scripts of hydrated pages set or delete, apart from the table, so that those scripts carry only these rows.

/** What the readable log-in cookies have in common (spec §9): they last one day. */
const LOGIN = { seconds: DAY, reader: 'page', basis: 'necessary' } as const;

export const userInfoNew = { ...LOGIN, name: 'user_info_new' } as const satisfies Cookie;
export const username = { ...LOGIN, name: 'username' } as const satisfies Cookie;
export const vip = { ...LOGIN, name: 'vip' } as const satisfies Cookie;
export const email = { ...LOGIN, name: 'email' } as const satisfies Cookie;
export const uid = { ...LOGIN, name: 'uid' } as const satisfies Cookie;

/**
 * Set by a page that could not reach the shop to log out: a session with it counts as ended, and is ended. The page can read
 * and write it, since it can only log its own visitor out.
 */
export const logOutPending = { ...LOGIN, name: 'log_out_pending' } as const satisfies Cookie;

/** Marks the browser of a member who has had a subscription (spec §6). */
export const subscriber = {
  name: 'isSubUser',
  seconds: 7 * DAY,
  reader: 'page',
  basis: 'necessary',
} as const satisfies Cookie;

/** Tells pages that are the same for everyone as which member staff act, and until when; it opens nothing. */
export const actingAs = {
  name: 'acting_as',
  seconds: 15 * 60,
  reader: 'page',
  basis: 'necessary',
} as const satisfies Cookie;

/** With it a hydrated page requests the document of a missing page; it lives only as long as that takes. */
export const missing = {
  name: 'spindle_missing',
  seconds: 10,
  reader: 'page',
  basis: 'necessary',
} as const satisfies Cookie;
