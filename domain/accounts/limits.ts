import type { Limit } from '@spindle/platform/limits.ts';
import { guessLimits } from '@spindle/platform/password-guesses.ts';
import type { MailLimits } from './may-mail.ts';

/*
 * Nobody is refused because of what another network does: limits that lead to a 429 count a network, or an address within a
 * network. Where a limit counts an address over all networks, the answer stays the same (see
 * docs/decisions/0017-limits-on-passwords.md).
 */

const HOUR = 3600;

// Codes of a second factor; right codes do not count. Somebody who has learnt the password, or has copied a session, must not lock
// the owner out of their other browsers. So each session, and each browser that the member has logged in with before, has tries of
// its own; all of these together have 50 a day, of which a single one can take 20. Everything else is counted by member.
// A guess hits with a chance of 3 in 10^6, twice 50 a day with 1 in 3,000.
export const SECOND_FACTOR_TRIES: Limit = { name: 'second-factor', points: 10, seconds: 900 };
export const SECOND_FACTOR_TRIES_A_DAY: Limit = { name: 'second-factor-day', points: 50, seconds: 24 * HOUR };
/** By member and session, or member and known browser. */
export const KNOWN_FACTOR_TRIES: Limit = { name: 'second-factor-known', points: 10, seconds: 900 };
/** By the same. */
export const KNOWN_FACTOR_TRIES_A_DAY: Limit = {
  name: 'second-factor-known-one-day',
  points: 20,
  seconds: 24 * HOUR,
};
/** By member: all their sessions and known browsers together. */
export const ALL_KNOWN_FACTOR_TRIES_A_DAY: Limit = {
  name: 'second-factor-known-day',
  points: 50,
  seconds: 24 * HOUR,
};
/** After this many wrong codes in a day the member is told, once. */
export const TOLD_WRONG_CODES = 5;

export const LOGIN_GUESSES = guessLimits('login');

// Limits by IP bound flooding and leave room for a household or an office.
export const REGISTRATION_BY_IP: Limit = { name: 'register-ip', points: 100, seconds: HOUR };
export const SIGN_IN_LINK_BY_IP: Limit = { name: 'sign-in-link-ip', points: 50, seconds: HOUR };
export const RESET_BY_IP: Limit = { name: 'reset-ip', points: 50, seconds: HOUR };
// Each attempt makes two requests to Google.
export const GOOGLE_BY_IP: Limit = { name: 'google-ip', points: 100, seconds: 900 };
export const PASSKEY_BY_IP: Limit = { name: 'passkey-ip', points: 100, seconds: 900 };
export const CODE_BY_IP: Limit = { name: 'code-ip', points: 100, seconds: 900 };

// A person who has lost a mail asks two or three times.
export const REGISTRATION_BY_ADDRESS_AND_IP: Limit = {
  name: 'register-address-ip',
  points: 5,
  seconds: HOUR,
};
export const SIGN_IN_LINK_BY_ADDRESS_AND_IP: Limit = {
  name: 'sign-in-link-address-ip',
  points: 5,
  seconds: HOUR,
};
export const RESET_BY_ADDRESS_AND_IP: Limit = { name: 'reset-address-ip', points: 5, seconds: HOUR };

// The window is longer than a code works. Right codes do not count, so these tries are for typing errors.
export const CODE_BY_ADDRESS_AND_IP: Limit = { name: 'code-address-ip', points: 5, seconds: 900 };

/** More than the number of mails that a network can get while a code works. */
export const MOST_RENEWALS = 99;

/**
 * Wrong tries at an address's six-digit codes from everywhere, renewed codes included: each hits with a chance of 1 in 10^6,
 * all together with 1 in 5,000. After that the address gets ten digits, where a chance of 1 in 1,000 takes 10^7 tries. No try
 * is refused because of this total, so nobody can use it up for the owner.
 */
export const SHORT_CODE_TRIES = 200;

// An address gets at most 17 mails of a kind in an hour (11 of some), whoever asks. Codes and links that log in work for ten
// minutes, and links that set a password for 60, so with one mail every five or ten minutes there is always one that still
// works.
export const REGISTRATION_MAILS: MailLimits = {
  anHour: { name: 'register-mails', points: 5, seconds: HOUR },
  afterThat: { name: 'register-mails-after', points: 1, seconds: 300 },
};
export const MEMBER_CODE_MAILS: MailLimits = {
  anHour: { name: 'member-code-mails', points: 5, seconds: HOUR },
  afterThat: { name: 'member-code-mails-after', points: 1, seconds: 300 },
};
export const ADDRESS_MAILS: MailLimits = {
  anHour: { name: 'address-mails', points: 5, seconds: HOUR },
  afterThat: { name: 'address-mails-after', points: 1, seconds: 300 },
};
export const SIGN_IN_MAILS: MailLimits = {
  anHour: { name: 'sign-in-mails', points: 5, seconds: HOUR },
  afterThat: { name: 'sign-in-mails-after', points: 1, seconds: 600 },
};
export const SIGN_IN_LINK_MAILS: MailLimits = {
  anHour: { name: 'sign-in-link-mails', points: 5, seconds: HOUR },
  afterThat: { name: 'sign-in-link-mails-after', points: 1, seconds: 300 },
};
export const RESET_MAILS: MailLimits = {
  anHour: { name: 'reset-mails', points: 5, seconds: HOUR },
  afterThat: { name: 'reset-mails-after', points: 1, seconds: 600 },
};
