import type { Cookie } from './cookie.ts';
import {
  email,
  logOutPending,
  missing,
  subscriber,
  uid,
  userInfoNew,
  username,
  vip,
} from './page-cookies.ts';
import {
  addressOfVisitor,
  affiliateReferrer,
  consent,
  documentId,
  emailOfLink,
  guestUser,
  guid,
  machineOfVisitor,
  popupDated,
  temporaryTokenId,
  tokenId,
  visit,
  visitTimestamp,
} from './visit-cookies.ts';

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
/** The lifetime of cookies for which nothing else is specified (spec §9). */
const DEFAULT_LIFE = 30 * DAY;

/*
 * Every cookie of the shop. Code that sets one takes name, lifetime and attributes from its row, and the page /privacy lists
 * the rows. Those that scripts set are in files of their own, so that scripts do not carry the whole table.
 */

export const session = {
  name: 'laravel_session',
  seconds: DAY,
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

/** Carries a registration from step to step, for as long as a code works. */
export const registration = {
  name: 'login_code_session',
  seconds: 10 * MINUTE,
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

/** Recognises the browser that asked for a link that logs in, for as long as the link works and its mail is on its way. */
export const signInBrowser = {
  name: 'sign_in_browser',
  seconds: 30 * MINUTE,
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

/**
 * Ties Google's answer to the browser that was sent there: long enough to choose an account and type a password. Google
 * redirects from its own site, and Lax allows the cookie there.
 */
export const googleAttempt = {
  name: 'google_sign_in',
  seconds: 10 * MINUTE,
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

/** Names the challenge for this browser's passkeys: long enough to find a phone. */
export const passkeyChallenge = {
  name: 'passkey_challenge',
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

/** One per checkout, whose id ends the name. */
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

/** The cookies of visitors, in the order of the page /privacy. */
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
    passkeyChallenge,
  ],
  ...[form, checkout, prices, missing, consent, popupDated],
  ...[guestUser, affiliateReferrer, emailOfLink, addressOfVisitor, machineOfVisitor],
  ...[guid, tokenId, temporaryTokenId, documentId, visitTimestamp, visit],
] as const;

/**
 * Staff who look at the shop as a member, besides a log-in of their own. It outlives the 15 minutes for which it works, so
 * that somebody who comes back with it learns that the time is over instead of going on as themselves.
 */
export const acting = {
  name: 'acting_session',
  seconds: DAY,
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

/** The back office's own cookies, for staff only. */
export const staffDevice = {
  name: 'staff_device',
  seconds: 365 * DAY,
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

/**
 * Names used by the vendor's other programs on the same domain (spec §3): this shop sets none of them, and a cookie with
 * another meaning must not take such a name (docs/decisions/0073-reserved-cookies.md).
 */
export const RESERVED_COOKIES = [
  { name: 'is_online_user', seconds: DEFAULT_LIFE, reader: 'page', basis: 'consent' },
  { name: '_original', seconds: DEFAULT_LIFE, reader: 'page', basis: 'necessary' },
  { name: '_original_page_api', seconds: DEFAULT_LIFE, reader: 'page', basis: 'necessary' },
  { name: '_original_bd', seconds: DEFAULT_LIFE, reader: 'page', basis: 'necessary' },
  { name: '_original_debug', seconds: DEFAULT_LIFE, reader: 'page', basis: 'necessary' },
] as const satisfies readonly Cookie[];
