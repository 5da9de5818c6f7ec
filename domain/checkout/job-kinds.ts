import type { JobKind } from '@spindle/platform/jobs.ts';

/** Mails the key of a paid order to its buyer. Queued once, by the transaction that fulfils the order. */
export const orderMail: JobKind<{ orderId: string }> = {
  name: 'checkout.order-mail',
  retries: 12,
  key: ({ orderId }) => orderId,
};

/** Looks for payments that webhook and return page have missed. */
export const reconcilePayments: JobKind<object> = {
  name: 'checkout.reconcile-payments',
  retries: 0,
  key: () => 'all',
};
