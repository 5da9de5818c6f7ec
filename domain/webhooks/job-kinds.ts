import type { JobKind } from '@spindle/platform/jobs.ts';

/** Sends an event to an endpoint; retried for about two days. Queued by the transaction in which the event happens. */
export const webhookDelivery: JobKind<{ deliveryId: string; endpointId: string }> = {
  name: 'webhooks.delivery',
  retries: 14,
  key: ({ deliveryId }) => deliveryId,
  group: ({ endpointId }) => endpointId,
  // As long as its message is kept.
  keepFailedDays: 90,
};

/** Deletes, once a day, the messages that are older than 90 days. */
export const tidyWebhooks: JobKind<object> = {
  name: 'webhooks.tidy',
  retries: 2,
  key: () => 'all',
  cron: '29 3 * * *',
};
