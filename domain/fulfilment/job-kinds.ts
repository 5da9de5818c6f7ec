import type { JobKind } from '@spindle/platform/jobs.ts';

/**
 * Mails the keys of a paid order to its buyer. Queued once, by the transaction that fulfils the order; the
 * checkout writes the mail. Its name is older than this module and stays, because jobs of that name wait.
 */
export const orderMail: JobKind<{ orderId: string }> = {
  name: 'checkout.order-mail',
  retries: 12,
  key: ({ orderId }) => orderId,
};
