import type { Limit } from '@spindle/platform/limits.ts';

/*
 * When a captcha is wanted: after this many uses of a form within this many seconds, the next use wants one. A log-in that
 * succeeds gives its uses back, so for log-ins these count failures. All are counted before anybody looks whether an address
 * has an account. Somebody who has proved in this browser that the account is theirs (`known_device`) is counted by `byDevice`
 * alone, so that what others do never makes them solve a captcha.
 */

export interface RiskThresholds {
  /** One address from one network (an IPv4 address or an IPv6 /64). */
  byAccountAndNetwork: Limit;
  /** One network, whatever the addresses: a household, an office, a mobile operator's gateway. */
  byNetwork: Limit;
  /** The surrounding networks together: an IPv4 /24 or an IPv6 /48. */
  nearby: Limit;
  /** One address from anywhere, by devices unknown to it. */
  byAccount: Limit;
  /** Everybody together: many networks that try once each. */
  overAll: Limit;
  /** One address on a device known to it. */
  byDevice: Limit;
}

const QUARTER = 900;
const HOUR = 3600;

export const LOGIN_RISK: RiskThresholds = {
  byAccountAndNetwork: { name: 'captcha-login-account-network', points: 3, seconds: QUARTER },
  byNetwork: { name: 'captcha-login-network', points: 15, seconds: QUARTER },
  nearby: { name: 'captcha-login-nearby', points: 45, seconds: QUARTER },
  byAccount: { name: 'captcha-login-account', points: 20, seconds: HOUR },
  overAll: { name: 'captcha-login', points: 600, seconds: 600 },
  byDevice: { name: 'captcha-login-device', points: 5, seconds: QUARTER },
};

/** All forms that mail something to an address somebody types, together: registrations, resets, links, keys, orders, baskets. */
export const MAIL_RISK: RiskThresholds = {
  byAccountAndNetwork: { name: 'captcha-mail-account-network', points: 5, seconds: HOUR },
  byNetwork: { name: 'captcha-mail-network', points: 40, seconds: HOUR },
  nearby: { name: 'captcha-mail-nearby', points: 120, seconds: HOUR },
  byAccount: { name: 'captcha-mail-account', points: 5, seconds: HOUR },
  overAll: { name: 'captcha-mail', points: 600, seconds: 600 },
  byDevice: { name: 'captcha-mail-device', points: 5, seconds: HOUR },
};

/** The least score of reCAPTCHA, from 0 (certainly a program) to 1; Google recommends to begin with one half. */
export const LEAST_SCORE = 0.5;

/**
 * The cost of ALTCHA's proof of work: a number of keys between `least` and `most`, each of `iterations` rounds of PBKDF2.
 * About a second on one core of a desktop computer, shared among the visitor's cores; the server checks it with one hash.
 */
export const WORK = { iterations: 2_000, least: 1_000, most: 3_000 } as const;

/** A challenge counts once; the mark is forgotten when the challenge has certainly expired. */
export const ANSWERED: Limit = { name: 'captcha-answered', points: 1, seconds: 900 };

// How often the captcha itself may be used.
export const CHALLENGES_BY_IP: Limit = { name: 'captcha-challenges-ip', points: 200, seconds: 600 };
export const PICTURES_BY_IP: Limit = { name: 'captcha-pictures-ip', points: 100, seconds: 600 };
/** The surrounding networks together: one server can have 65,536 IPv6 networks to ask from. */
export const PICTURES_NEARBY: Limit = { name: 'captcha-pictures-nearby', points: 500, seconds: 600 };
/** Typed codes of pictures, right or wrong. Programs can read some of the pictures: this bounds how often they try. */
export const TYPED_BY_IP: Limit = { name: 'captcha-typed-ip', points: 40, seconds: 600 };
/** Three tries at a mailed code hit with a chance of 3 in 10^6. */
export const MAILED_TRIES: Limit = { name: 'captcha-mailed-tries', points: 3, seconds: 600 };

// Mailed codes. A network may ask a few times, and an address gets only a few, whoever asks.
export const CODES_BY_IP: Limit = { name: 'captcha-codes-ip', points: 10, seconds: HOUR };
/**
 * The surrounding networks together. No captcha protects these mails, so without this limit one server could have a code
 * mailed to any number of addresses. Whoever is refused can still use the work or the picture.
 */
export const CODES_NEARBY: Limit = { name: 'captcha-codes-nearby', points: 60, seconds: HOUR };
/**
 * Everybody together: many servers that ask for a few each. A shop mails some dozens of these codes a day. While the bound is
 * reached, the work and the picture remain.
 */
export const CODES_AN_HOUR: Limit = { name: 'captcha-codes-hour', points: 500, seconds: HOUR };
export const CODES_A_DAY: Limit = { name: 'captcha-codes-day', points: 3000, seconds: 24 * HOUR };
export const CODES_BY_ADDRESS: Limit = { name: 'captcha-codes-address', points: 3, seconds: HOUR };
/** Applies when the hour's codes are used up, so that the owner always gets one in the end. */
export const CODES_AFTER_THAT: Limit = { name: 'captcha-codes-after', points: 1, seconds: 600 };
