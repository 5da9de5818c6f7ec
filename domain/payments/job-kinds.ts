import type { JobKind } from '@spindle/platform/jobs.ts';

/**
 * A stored webhook event waits for those who care for it. The key is the event: two events of one payment
 * may say different things. Its tries take about an hour; after that `processAgain` queues it anew for a week.
 */
export const processPaymentEvent: JobKind<{ provider: string; eventId: string }> = {
  name: 'payments.process-event',
  retries: 8,
  key: ({ provider, eventId }) => `${provider} ${eventId}`,
};

/** A customer whose data were erased is deleted at the provider, with the cards that it keeps of them. */
export const forgetCustomer: JobKind<{ provider: string; customerId: string }> = {
  name: 'payments.forget-customer',
  retries: 12,
  key: ({ provider, customerId }) => `${provider} ${customerId}`,
};

/** The same for whom a provider has charged by itself: a subscription that was taken over and not charged here yet. */
export const forgetBilled: JobKind<{ billedAs: string }> = {
  name: 'payments.forget-billed',
  retries: 12,
  key: ({ billedAs }) => billedAs,
};

/** Looks for events that no webhook has brought, and for those whose processing has failed. */
export const readPaymentEvents: JobKind<object> = {
  name: 'payments.read-events',
  retries: 0,
  key: () => 'all',
  cron: '*/10 * * * *',
};

/** Looks for fees and payouts, which nobody waits for. */
export const readProviderBalance: JobKind<object> = {
  name: 'payments.read-balance',
  retries: 0,
  key: () => 'all',
  cron: '25 * * * *',
};
