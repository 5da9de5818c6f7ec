import type { Cookie } from './cookie.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** How long a cookie lives for which nothing else is said (spec §9). */
const DEFAULT_LIFE = 30 * DAY;

// What scripts of any page set, apart from the table: they carry these rows and no others.

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

/** What the browser remembers of its own visits: times and counts (spec §3). */
export const guestUser = {
  name: 'guest_user',
  seconds: DEFAULT_LIFE,
  reader: 'page',
  basis: 'consent',
} as const satisfies Cookie;

/** The host of the site that a visitor came from last. */
export const affiliateReferrer = {
  name: 'affiliate_referrer',
  seconds: DEFAULT_LIFE,
  reader: 'page',
  basis: 'consent',
} as const satisfies Cookie;

/**
 * The address that a link has named, as a fingerprint (spec §9). It has the name of the address of who is logged in, for
 * which it makes way: one is an address, and the other never is.
 */
export const emailOfLink = {
  name: 'email',
  seconds: 365 * DAY,
  reader: 'page',
  basis: 'consent',
  about: 'email_of_link',
} as const satisfies Cookie;

/** The address that a link has named, as a fingerprint, whoever is logged in (spec §3). */
export const addressOfVisitor = {
  name: 'elk_user_email',
  seconds: 365 * DAY,
  reader: 'page',
  basis: 'consent',
} as const satisfies Cookie;

/** The machine that a link has named, as a fingerprint: one of our programs has opened the shop (spec §9). */
export const machineOfVisitor = {
  name: 'elk_mac',
  seconds: 365 * DAY,
  reader: 'page',
  basis: 'consent',
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
