import type { Limit } from '@spindle/platform/limits.ts';

/** Orders begun from one network, by page or by call. Many people may share it; nobody buys this often. */
export const STARTS_BY_IP: Limit = { name: 'checkout-start', points: 60, seconds: 600 };

/** VAT ids that one network has checked: VIES answers only so many, to everybody together. */
export const VAT_CHECKS_BY_IP: Limit = { name: 'checkout-vat', points: 20, seconds: 600 };

/** Codes mailed for one order. */
export const ORDER_CODE_MAILS: Limit = { name: 'order-code-mail', points: 3, seconds: 3600 };

/** Codes tried at one order: with six digits nobody guesses one. */
export const ORDER_CODE_TRIES: Limit = { name: 'order-code-try', points: 10, seconds: 3600 };
