import type { Limit } from '@spindle/platform/limits.ts';
import { guessLimits } from '@spindle/platform/password-guesses.ts';
import type { MailLimits } from './may-mail.ts';

/*
 * Nobody is refused because of what another network does: what answers 429 counts a network, or an address
 * within one. What counts an address over all networks answers as ever (see
 * docs/decisions/0017-limits-on-passwords.md).
 */

const HOUR = 3600;

// Codes of a second factor; right ones do not count. Whoever has learnt the password, or has copied a session, must lock the owner
// out of no other browser of theirs. So each session, and each browser that the member has logged in with before, has tries of its
// own; all of these together have fifty a day, of which one alone can take twenty. Everything else is counted by member.
// A guess hits with three in 10^6; twice fifty a day with one in 3,000.
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
/** After so many wrong codes of a day the member is told, once. */
export const TOLD_WRONG_CODES = 5;

export const LOGIN_GUESSES = guessLimits('login');

// By ip they bound flooding and leave room for a household or an office.
export const REGISTRATION_BY_IP: Limit = { name: 'register-ip', points: 100, seconds: HOUR };
export const SIGN_IN_LINK_BY_IP: Limit = { name: 'sign-in-link-ip', points: 50, seconds: HOUR };
export const RESET_BY_IP: Limit = { name: 'reset-ip', points: 50, seconds: HOUR };
// Each asks Google twice.
export const GOOGLE_BY_IP: Limit = { name: 'google-ip', points: 100, seconds: 900 };
export const PASSKEY_BY_IP: Limit = { name: 'passkey-ip', points: 100, seconds: 900 };
export const CODE_BY_IP: Limit = { name: 'code-ip', points: 100, seconds: 900 };

// Who loses a mail asks two or three times.
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

// Longer than a code works. Right codes do not count, so this is for mistyping.
export const CODE_BY_ADDRESS_AND_IP: Limit = { name: 'code-address-ip', points: 5, seconds: 900 };

/** More than a network gets mails while a code works. */
export const MOST_RENEWALS = 99;

/**
 * Wrong tries at an address's six digits from everywhere, renewed codes included: each hits with one in
 * 10^6, all together with one in 5,000. Then the address gets ten digits, at which it takes 10^7 tries for
 * one in 1,000. No try is refused for this total, so nobody can use it up for the owner.
 */
export const SHORT_CODE_TRIES = 200;

// Whoever asks, an address gets 17 mails of a kind an hour at most, or 11. What lets somebody in works for ten minutes and a
// link that sets a password for 60, so with one mail in five or in ten minutes there is always one that works for a while.
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
