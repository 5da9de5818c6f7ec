import type { Cookie } from './cookie.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** How long a cookie lives for which nothing else is said (spec §9). */
const DEFAULT_LIFE = 30 * DAY;

/*
 * Every cookie of the shop. Whatever sets one takes name, lifetime and attributes from its row, and the page /privacy
 * lists the rows. Each row is a constant, so that a script carries only those that it sets.
 */

/** What the log-in cookies have in common (spec §9): one day. */
const LOGIN = { seconds: DAY, reader: 'page', basis: 'necessary' } as const;

export const session = { ...LOGIN, name: 'laravel_session', reader: 'server' } as const satisfies Cookie;
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

/** Carries a registration from step to step, for as long as a code works. */
export const registration = {
  name: 'login_code_session',
  seconds: 15 * MINUTE,
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

/** Tells the browser that has asked for a link that logs in, for as long as the link works and the mail is on its way. */
export const signInBrowser = {
  name: 'sign_in_browser',
  seconds: 30 * MINUTE,
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

/**
 * Ties what comes back from Google to the browser that was sent there: long enough to choose an account and type a
 * password. Google leads back from its own site, and Lax lets the cookie come along.
 */
export const googleAttempt = {
  name: 'google_sign_in',
  seconds: 10 * MINUTE,
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

/** Carries a log-in from its first to its second factor. */
export const secondFactor = {
  name: 'second_factor',
  seconds: 10 * MINUTE,
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

export const knownDevice = {
  name: 'known_device',
  seconds: 365 * DAY,
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

export const form = {
  name: 'spindle_form',
  seconds: 'session',
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

/** One for each checkout, named by it. */
export const checkout = {
  name: 'spindle_checkout_',
  seconds: 14 * DAY,
  reader: 'server',
  basis: 'necessary',
  goesOn: true,
} as const satisfies Cookie;

export const prices = {
  name: 'spindle_prices',
  seconds: 30 * MINUTE,
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

/** A hydrated page asks with it for the document of a page that is missing; it lives as long as that takes. */
export const missing = {
  name: 'spindle_missing',
  seconds: 10,
  reader: 'page',
  basis: 'necessary',
} as const satisfies Cookie;

export const consent = {
  name: 'spindle_consent',
  seconds: 180 * DAY,
  reader: 'page',
  basis: 'necessary',
} as const satisfies Cookie;

/** One for each promotion's own name. It says that the pop-up was shown, and nothing of the visitor (spec §9). */
export const popupDated = {
  name: 'is_popup_dated',
  seconds: DAY,
  reader: 'page',
  basis: 'necessary',
  goesOn: true,
} as const satisfies Cookie;

/** Ids that hold a visit together. On hosts that begin with `test-` another name keeps tests apart (spec §3). */
const COUNTING = { reader: 'page', basis: 'consent' } as const;

export const guid = {
  ...COUNTING,
  name: '_EA_guid',
  onTestHosts: '_T_EA_guid',
  seconds: 365 * DAY,
} as const satisfies Cookie;
export const tokenId = {
  ...COUNTING,
  name: '_EA_token_id',
  onTestHosts: '_T_EA_token_id',
  seconds: 365 * DAY,
} as const satisfies Cookie;
export const temporaryTokenId = {
  ...COUNTING,
  name: '_EA_tmp_token_id',
  onTestHosts: '_T_EA_tmp_token_id',
  seconds: DAY,
} as const satisfies Cookie;
export const documentId = {
  ...COUNTING,
  name: '_EA_doc_id',
  onTestHosts: '_T_EA_doc_id',
  seconds: DAY,
} as const satisfies Cookie;
export const visitTimestamp = {
  ...COUNTING,
  name: '_EA_visit_timestamp',
  onTestHosts: '_T_EA_visit_timestamp',
  seconds: DAY,
} as const satisfies Cookie;
/** Renewed with each event for the time that the collector answers; this one is where it says nothing. */
export const visit = {
  ...COUNTING,
  name: '_EA_s_id',
  onTestHosts: '_T_EA_s_id',
  seconds: 30 * MINUTE,
} as const satisfies Cookie;

/** What visitors get, in the order of the page /privacy. */
export const VISITORS_COOKIES = [
  ...[
    session,
    userInfoNew,
    username,
    email,
    uid,
    vip,
    subscriber,
    logOutPending,
    secondFactor,
    knownDevice,
    registration,
    signInBrowser,
    googleAttempt,
  ],
  ...[form, checkout, prices, missing, consent, popupDated],
  ...[guid, tokenId, temporaryTokenId, documentId, visitTimestamp, visit],
] as const;

/** The back office's own, for staff alone. */
export const staffDevice = {
  name: 'staff_device',
  seconds: 365 * DAY,
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

/**
 * Names of the vendor's other programs on the same domain (spec §3): this shop sets none of them, and a cookie of
 * another meaning must not take the name. Those that tell a person or a machine hold a hash.
 */
export const RESERVED_COOKIES = [
  { name: 'elk_user_email', seconds: 365 * DAY, reader: 'page', basis: 'consent' },
  { name: 'elk_mac', seconds: 365 * DAY, reader: 'page', basis: 'consent' },
  { name: 'guest_user', seconds: DEFAULT_LIFE, reader: 'page', basis: 'consent' },
  { name: 'affiliate_referrer', seconds: DEFAULT_LIFE, reader: 'page', basis: 'consent' },
  { name: 'is_online_user', seconds: DEFAULT_LIFE, reader: 'page', basis: 'consent' },
  { name: '_original', seconds: DEFAULT_LIFE, reader: 'page', basis: 'necessary' },
  { name: '_original_page_api', seconds: DEFAULT_LIFE, reader: 'page', basis: 'necessary' },
  { name: '_original_bd', seconds: DEFAULT_LIFE, reader: 'page', basis: 'necessary' },
  { name: '_original_debug', seconds: DEFAULT_LIFE, reader: 'page', basis: 'necessary' },
] as const satisfies readonly Cookie[];
