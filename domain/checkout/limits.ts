import type { Limit } from '@spindle/platform/limits.ts';
import type { MailLimits } from '../accounts/may-mail.ts';

/** Orders begun from one network, by page or by call. Many people may share it; nobody buys this often. */
export const STARTS_BY_IP: Limit = { name: 'checkout-start', points: 60, seconds: 600 };

/** VAT ids that one network has checked: VIES answers only so many, to everybody together. */
export const VAT_CHECKS_BY_IP: Limit = { name: 'checkout-vat', points: 20, seconds: 600 };

/** Codes mailed for one order: one in five minutes, so that there is always one that works for a while. */
export const ORDER_CODE_MAILS: MailLimits = {
  anHour: { name: 'order-code-mail', points: 3, seconds: 3600 },
  afterThat: { name: 'order-code-mail-after', points: 1, seconds: 300 },
};

/** Codes tried at one order, right or wrong: this is for mistyping, a guess hits with five in 10^10. */
export const ORDER_CODE_TRIES: Limit = { name: 'order-code-try', points: 10, seconds: 3600 };

// Links to orders. By ip they bound flooding and leave room for a household or an office.
export const ORDER_LINKS_BY_IP: Limit = { name: 'order-link-ip', points: 50, seconds: 3600 };
export const ORDER_LINKS_BY_ADDRESS_AND_IP: Limit = {
  name: 'order-link-address-ip',
  points: 5,
  seconds: 3600,
};

/** Whoever asks, an address gets that many mails with links to its orders. */
export const ORDER_LINK_MAILS: MailLimits = {
  anHour: { name: 'order-link-mails', points: 3, seconds: 3600 },
  afterThat: { name: 'order-link-mails-after', points: 1, seconds: 3600 },
};
