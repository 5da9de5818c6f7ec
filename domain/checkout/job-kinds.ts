import type { JobKind } from '@spindle/platform/jobs.ts';
import type { Locale } from '@spindle/platform/locales.ts';

export interface AboutOrder {
  orderId: string;
  /** Key of the request by staff to send it again. */
  again?: string;
}

/** Mails the keys of a paid order to its buyer. Queued once, by the transaction that fulfils the order. */
export const orderMail: JobKind<AboutOrder> = {
  name: 'checkout.order-mail',
  retries: 12,
  key: ({ orderId, again }) => [orderId, again].join(' ').trim(),
};

/** Mails the keys of a gift to its recipient. Queued like the buyer's mail. */
export const giftMail: JobKind<AboutOrder> = {
  name: 'checkout.gift-mail',
  retries: 12,
  key: ({ orderId, again }) => [orderId, again].join(' ').trim(),
};

export interface SavedBasket {
  saveId: string;
  email: string;
  locale: Locale;
  /** The names of its products, joined as in a sentence. */
  products: string;
  /** Query of the checkout link. */
  query: string;
}

/** Mails the link to a saved basket. */
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

/** Mails the link to an order, if number and address match. */
export const orderLinkMail: JobKind<{
  /** As typed. */
  number: string;
  email: string;
  locale: Locale;
  requestId: string;
}> = {
  name: 'checkout.order-link-mail',
  retries: 6,
  // An address may ask for several orders at once.
  key: ({ requestId }) => requestId,
  // The job contains an address that may not belong to a buyer.
  keepFailedDays: 7,
};

/** Deletes the browser from older checkouts (`forgetOldBrowsers`). */
export const forgetBrowsers: JobKind<object> = {
  name: 'checkout.forget-browsers',
  retries: 2,
  key: () => 'all',
  cron: '37 * * * *',
};
