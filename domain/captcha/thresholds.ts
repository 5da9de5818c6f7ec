import type { Limit } from '@spindle/platform/limits.ts';

/*
 * From when on a captcha is asked for: after so many uses of a form in so many seconds, the next one wants it. A
 * log-in that works gives its uses back, so these count failures. All of them count before anybody looks whether an
 * address has an account. Whoever has proved in this browser that the account is theirs (`known_device`) is counted
 * by `byDevice` alone: what others do asks them nothing.
 */

export interface RiskThresholds {
  /** One address from one network (an IPv4 address or an IPv6 /64). */
  byAccountAndNetwork: Limit;
  /** One network, whatever the addresses: a household, an office, a mobile operator's gateway. */
  byNetwork: Limit;
  /** All networks around it: an IPv4 /24 or an IPv6 /48. */
  nearby: Limit;
  /** One address from everywhere, by devices that it does not know. */
  byAccount: Limit;
  /** Everybody: many networks that try once each. */
  overAll: Limit;
  /** One address on a device that it knows. */
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

/** Forms that mail something to an address which is typed, all together: registrations, resets, links, keys, orders, baskets. */
export const MAIL_RISK: RiskThresholds = {
  byAccountAndNetwork: { name: 'captcha-mail-account-network', points: 5, seconds: HOUR },
  byNetwork: { name: 'captcha-mail-network', points: 40, seconds: HOUR },
  nearby: { name: 'captcha-mail-nearby', points: 120, seconds: HOUR },
  byAccount: { name: 'captcha-mail-account', points: 5, seconds: HOUR },
  overAll: { name: 'captcha-mail', points: 600, seconds: 600 },
  byDevice: { name: 'captcha-mail-device', points: 5, seconds: HOUR },
};

/** Of reCAPTCHA: from 0, certainly a program, to 1; half is where Google says to begin. */
export const LEAST_SCORE = 0.5;

/**
 * What ALTCHA's proof of work costs: so many keys at most, each of so many iterations of PBKDF2. About a second of one
 * core of a desktop computer, shared among the cores of the visitor; the server checks it with one hash.
 */
export const WORK = { iterations: 2_000, least: 1_000, most: 3_000 } as const;

/** A challenge counts once; forgotten when it has expired for sure. */
export const ANSWERED: Limit = { name: 'captcha-answered', points: 1, seconds: 900 };

// What the captcha itself may be used for.
export const CHALLENGES_BY_IP: Limit = { name: 'captcha-challenges-ip', points: 200, seconds: 600 };
export const PICTURES_BY_IP: Limit = { name: 'captcha-pictures-ip', points: 100, seconds: 600 };
/** The networks around it together: one server has 65,536 IPv6 networks to ask from. */
export const PICTURES_NEARBY: Limit = { name: 'captcha-pictures-nearby', points: 500, seconds: 600 };
/** Typed codes of pictures, right or wrong. Programs read one picture in a few: this bounds how often they try. */
export const TYPED_BY_IP: Limit = { name: 'captcha-typed-ip', points: 40, seconds: 600 };
/** A mailed code hits with three in 10^6. */
export const MAILED_TRIES: Limit = { name: 'captcha-mailed-tries', points: 3, seconds: 600 };

// Mailed codes. A network asks a few times, and an address gets few, whoever asks.
export const CODES_BY_IP: Limit = { name: 'captcha-codes-ip', points: 10, seconds: HOUR };
/**
 * The networks around it together. No captcha stands before these mails, so that without it one server could have a code
 * mailed to every address there is; who is refused has the work and the picture still.
 */
export const CODES_NEARBY: Limit = { name: 'captcha-codes-nearby', points: 60, seconds: HOUR };
/**
 * Everybody together: many servers that ask for a few each. A shop mails some dozens of these codes a day; while the bound is
 * reached, the work and the picture are the ways in.
 */
export const CODES_AN_HOUR: Limit = { name: 'captcha-codes-hour', points: 500, seconds: HOUR };
export const CODES_A_DAY: Limit = { name: 'captcha-codes-day', points: 3000, seconds: 24 * HOUR };
export const CODES_BY_ADDRESS: Limit = { name: 'captcha-codes-address', points: 3, seconds: HOUR };
/** Once those of the hour are used up, so that its owner always gets one in the end. */
export const CODES_AFTER_THAT: Limit = { name: 'captcha-codes-after', points: 1, seconds: 600 };
