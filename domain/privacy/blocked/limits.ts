import type { Limit } from '@spindle/platform/limits.ts';
import type { MailLimits } from '../../accounts/may-mail.ts';

const HOUR = 3600;

// Limits by IP bound flooding and leave room for a household or an office.
export const DATA_LINKS_BY_IP: Limit = { name: 'data-link-ip', points: 50, seconds: HOUR };
export const DATA_LINKS_BY_ADDRESS_AND_IP: Limit = {
  name: 'data-link-address-ip',
  points: 5,
  seconds: HOUR,
};

/** How many of these mails an address gets, whoever asks. */
export const DATA_LINK_MAILS: MailLimits = {
  anHour: { name: 'data-link-mails', points: 3, seconds: HOUR },
  afterThat: { name: 'data-link-mails-after', points: 1, seconds: HOUR },
};
