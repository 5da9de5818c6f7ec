import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';

export interface AboutOrder {
  orderId: string;
  /** Of the request of staff to send it once more. */
  again?: string;
}

/** Mails the keys of a paid order to its buyer. Queued once, by the transaction that fulfils the order. */
export const orderMail: JobKind<AboutOrder> = {
  name: 'checkout.order-mail',
  retries: 12,
  key: ({ orderId, again }) => [orderId, again].join(' ').trim(),
};

/** Mails the keys of a gift to whom it is for. Queued like the buyer's mail. */
export const giftMail: JobKind<AboutOrder> = {
  name: 'checkout.gift-mail',
  retries: 12,
  key: ({ orderId, again }) => [orderId, again].join(' ').trim(),
};

export interface SavedBasket {
  saveId: string;
  email: string;
  locale: Locale;
  /** The names of what is in it, as a sentence lists them. */
  products: string;
  /** Of the checkout link. */
  query: string;
}

/** Mails the link to a basket that somebody wants to come back to. */
export const basketMail: JobKind<SavedBasket> = {
  name: 'checkout.basket-mail',
  retries: 5,
  key: ({ saveId }) => saveId,
};

/** Mails the code that opens an order again. */
export const orderCodeMail: JobKind<{
  checkoutId: string;
  /** When it was asked for (`stepOf`); versions before named a `window` instead. */
  step?: number;
  requestId: string;
}> = {
  name: 'checkout.order-code-mail',
  retries: 3,
  key: ({ requestId }) => requestId,
  keepFailedDays: 1,
};

/** Mails the link to an order, if number and address fit. */
export const orderLinkMail: JobKind<{
  /** As somebody has typed it. */
  number: string;
  email: string;
  locale: Locale;
  requestId: string;
}> = {
  name: 'checkout.order-link-mail',
  retries: 6,
  // An address may ask for several orders at once.
  key: ({ requestId }) => requestId,
  // It names an address that may have bought nothing here.
  keepFailedDays: 7,
};

/** Forgets in which browser checkouts were begun, once nobody begins the same one again. */
export const forgetBrowsers: JobKind<object> = {
  name: 'checkout.forget-browsers',
  retries: 2,
  key: () => 'all',
  cron: '37 * * * *',
};
