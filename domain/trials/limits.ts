import type { Limit } from '@spindle/platform/limits.ts';
import type { MailLimits } from '../accounts/may-mail.ts';

const HOUR = 3600;

// Limits by network bound floods, but leave room for an office.
export const TRIALS_BY_IP: Limit = { name: 'trial-ip', points: 50, seconds: HOUR };
/**
 * For a network and its neighbours together. Programs make this call, so no captcha can protect it: without this limit, one
 * server could have codes mailed to any number of addresses.
 */
export const TRIALS_NEARBY: Limit = { name: 'trial-nearby', points: 150, seconds: HOUR };
export const TRIAL_CODES_BY_IP: Limit = { name: 'trial-code-ip', points: 50, seconds: 900 };

/** Wrong codes from a network for an address. It allows for typing errors; five guesses succeed with a chance of 5 in 10^10. */
export const TRIAL_CODES_BY_ADDRESS_AND_IP: Limit = { name: 'trial-code', points: 5, seconds: 900 };

/** How many mails with codes an address gets, whoever asks for them. */
export const TRIAL_MAILS: MailLimits = {
  anHour: { name: 'trial-mails', points: 5, seconds: HOUR },
  afterThat: { name: 'trial-mails-after', points: 1, seconds: 300 },
};
