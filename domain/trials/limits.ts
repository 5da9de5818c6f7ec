import type { Limit } from '@spindle/platform/limits.ts';
import type { MailLimits } from '../accounts/may-mail.ts';

const HOUR = 3600;

// By ip they bound flooding and leave room for an office.
export const TRIALS_BY_IP: Limit = { name: 'trial-ip', points: 50, seconds: HOUR };
/**
 * The networks around it together. Programs ask, which no captcha can stand before: without it one server could have a code
 * mailed to every address there is.
 */
export const TRIALS_NEARBY: Limit = { name: 'trial-nearby', points: 150, seconds: HOUR };
export const TRIAL_CODES_BY_IP: Limit = { name: 'trial-code-ip', points: 50, seconds: 900 };

/** Wrong tries of a network at an address: this is for mistyping, a guess hits with five in 10^10. */
export const TRIAL_CODES_BY_ADDRESS_AND_IP: Limit = { name: 'trial-code', points: 5, seconds: 900 };

/** Whoever asks, an address gets that many mails with codes. */
export const TRIAL_MAILS: MailLimits = {
  anHour: { name: 'trial-mails', points: 5, seconds: HOUR },
  afterThat: { name: 'trial-mails-after', points: 1, seconds: 300 },
};
