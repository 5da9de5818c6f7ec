import type { JobKind } from '@spindle/platform/jobs.ts';

/**
 * Looks for payments that webhook and return page have missed. Its name is older than this module and stays,
 * because the timetable and jobs of that name wait in the queue.
 */
export const reconcilePayments: JobKind<object> = {
  name: 'checkout.reconcile-payments',
  retries: 0,
  key: () => 'all',
  cron: '* * * * *',
};

/** Lets licences work again that rest because of a dispute and have been granted something else since. */
export const wakeLicences: JobKind<object> = {
  name: 'fulfilment.wake-licences',
  retries: 0,
  key: () => 'all',
  cron: '* * * * *',
};

/** Gives others what unpaid orders keep from them. */
export const releaseScarce: JobKind<object> = {
  name: 'fulfilment.release-scarce',
  retries: 0,
  key: () => 'all',
  cron: '* * * * *',
};

/** Queued by the transaction that cancelled an order whose payment page may be open. */
export const closeOrderPage: JobKind<{ orderId: string }> = {
  name: 'fulfilment.close-page',
  retries: 12,
  key: ({ orderId }) => orderId,
};

/** Tells a buyer that what they have paid once more has gone back; the checkout mails it. */
export const surplusMail: JobKind<{ orderId: string; refundId: string }> = {
  name: 'fulfilment.surplus-mail',
  retries: 12,
  key: ({ refundId }) => refundId,
};

/** Tells a buyer that their order was not accepted and its money is on its way back; the checkout mails it. */
export const refusalMail: JobKind<{ orderId: string }> = {
  name: 'fulfilment.refusal-mail',
  retries: 12,
  key: ({ orderId }) => orderId,
};
