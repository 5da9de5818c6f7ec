import type { Cookie } from './cookie.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** The lifetime of cookies for which nothing else is specified (spec §9). */
const DEFAULT_LIFE = 30 * DAY;

// The cookies that scripts of any page set, apart from the table, so that those scripts carry only these rows.

export const consent = {
  name: 'spindle_consent',
  seconds: 180 * DAY,
  reader: 'page',
  basis: 'necessary',
} as const satisfies Cookie;

/** One per promotion, by its name. It says that the pop-up was shown, and nothing about the visitor (spec §9). */
export const popupDated = {
  name: 'is_popup_dated',
  seconds: DAY,
  reader: 'page',
  basis: 'necessary',
  goesOn: true,
} as const satisfies Cookie;

/** What the browser remembers about its own visits: times and counts (spec §3). */
export const guestUser = {
  name: 'guest_user',
  seconds: DEFAULT_LIFE,
  reader: 'page',
  basis: 'consent',
} as const satisfies Cookie;

/** The host of the site from which the visitor last came. */
export const affiliateReferrer = {
  name: 'affiliate_referrer',
  seconds: DEFAULT_LIFE,
  reader: 'page',
  basis: 'consent',
} as const satisfies Cookie;

/**
 * A fingerprint of the address that a link has named (spec §9). It shares its name with the cookie that holds the address of a
 * logged-in member, which replaces it: that one is an address, this one never is.
 */
export const emailOfLink = {
  name: 'email',
  seconds: 365 * DAY,
  reader: 'page',
  basis: 'consent',
  about: 'email_of_link',
} as const satisfies Cookie;

/** A fingerprint of the address that a link has named, whoever is logged in (spec §3). */
export const addressOfVisitor = {
  name: 'elk_user_email',
  seconds: 365 * DAY,
  reader: 'page',
  basis: 'consent',
} as const satisfies Cookie;

/** A fingerprint of the machine that a link has named: one of our programs has opened the shop (spec §9). */
export const machineOfVisitor = {
  name: 'elk_mac',
  seconds: 365 * DAY,
  reader: 'page',
  basis: 'consent',
} as const satisfies Cookie;

/** Ids that hold a visit together. Hosts that begin with `test-` use other names, to keep tests apart (spec §3). */
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
/** Renewed with each event for the time in the collector's answer; this lifetime is for answers without one. */
export const visit = {
  ...COUNTING,
  name: '_EA_s_id',
  onTestHosts: '_T_EA_s_id',
  seconds: 30 * MINUTE,
} as const satisfies Cookie;
