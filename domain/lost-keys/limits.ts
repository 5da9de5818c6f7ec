import type { Limit } from '@spindle/platform/limits.ts';
import type { MailLimits } from '../accounts/may-mail.ts';

const HOUR = 3600;

// Limits by IP bound flooding and leave room for a household or an office.
export const KEYS_BY_IP: Limit = { name: 'lost-keys-ip', points: 50, seconds: HOUR };
export const KEYS_BY_ADDRESS_AND_IP: Limit = { name: 'lost-keys-address-ip', points: 5, seconds: HOUR };

/** How many mails with its keys an address gets, whoever asks. */
export const KEYS_MAILS: MailLimits = {
  anHour: { name: 'lost-keys-mails', points: 3, seconds: HOUR },
  afterThat: { name: 'lost-keys-mails-after', points: 1, seconds: HOUR },
};
