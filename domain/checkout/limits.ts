import type { Limit } from '@spindle/platform/limits.ts';
import type { MailLimits } from '../accounts/may-mail.ts';

/** Orders begun from one network, by page or by call. Leaves room for many people who share it. */
export const STARTS_BY_IP: Limit = { name: 'checkout-start', points: 60, seconds: 600 };

/** VAT ids checked for one network: VIES limits how many it answers in all. */
export const VAT_CHECKS_BY_IP: Limit = { name: 'checkout-vat', points: 20, seconds: 600 };

/** Codes mailed for one order: after the first ones, one every five minutes, so that a buyer can always get a working one. */
export const ORDER_CODE_MAILS: MailLimits = {
  anHour: { name: 'order-code-mail', points: 3, seconds: 3600 },
  afterThat: { name: 'order-code-mail-after', points: 1, seconds: 300 },
};

/** Codes tried for one order, right or wrong. It allows for mistyping; a guess succeeds with a chance of 5 in 10^10. */
export const ORDER_CODE_TRIES: Limit = { name: 'order-code-try', points: 10, seconds: 3600 };

// Requests for links to orders. The limit by IP bounds flooding and leaves room for a household or an office.
export const ORDER_LINKS_BY_IP: Limit = { name: 'order-link-ip', points: 50, seconds: 3600 };
export const ORDER_LINKS_BY_ADDRESS_AND_IP: Limit = {
  name: 'order-link-address-ip',
  points: 5,
  seconds: 3600,
};

/** Mails with links to its orders that one address gets, whoever asks for them. */
export const ORDER_LINK_MAILS: MailLimits = {
  anHour: { name: 'order-link-mails', points: 3, seconds: 3600 },
  afterThat: { name: 'order-link-mails-after', points: 1, seconds: 3600 },
};
