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
/** How long a cookie lives for which nothing else is said (spec §9). */
const DEFAULT_LIFE = 30 * DAY;

/*
 * Every cookie of the shop. Whatever sets one takes name, lifetime and attributes from its row, and the page /privacy
 * lists the rows. Those that scripts set stand in files of their own, so that scripts do not carry the whole table.
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

/** Names what this browser's passkeys are asked to sign: long enough to find a phone. */
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
    passkeyChallenge,
  ],
  ...[form, checkout, prices, missing, consent, popupDated],
  ...[guestUser, affiliateReferrer, emailOfLink, addressOfVisitor, machineOfVisitor],
  ...[guid, tokenId, temporaryTokenId, documentId, visitTimestamp, visit],
] as const;

/**
 * Staff who look at the shop as a member, beside a log-in of their own. It outlives the quarter of an hour that it is
 * good for, so that who comes back with it learns that it is over instead of going on as themselves.
 */
export const acting = {
  name: 'acting_session',
  seconds: DAY,
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

/** The back office's own, for staff alone. */
export const staffDevice = {
  name: 'staff_device',
  seconds: 365 * DAY,
  reader: 'server',
  basis: 'necessary',
} as const satisfies Cookie;

/**
 * Names of the vendor's other programs on the same domain (spec §3): this shop sets none of them, and a cookie of
 * another meaning must not take the name
 * (docs/decisions/0073-reserved-cookies.md).
 */
export const RESERVED_COOKIES = [
  { name: 'is_online_user', seconds: DEFAULT_LIFE, reader: 'page', basis: 'consent' },
  { name: '_original', seconds: DEFAULT_LIFE, reader: 'page', basis: 'necessary' },
  { name: '_original_page_api', seconds: DEFAULT_LIFE, reader: 'page', basis: 'necessary' },
  { name: '_original_bd', seconds: DEFAULT_LIFE, reader: 'page', basis: 'necessary' },
  { name: '_original_debug', seconds: DEFAULT_LIFE, reader: 'page', basis: 'necessary' },
] as const satisfies readonly Cookie[];
