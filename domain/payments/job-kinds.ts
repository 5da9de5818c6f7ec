import type { JobKind } from '@spindle/platform/jobs.ts';

/**
 * Hands a stored webhook event to the modules that handle it. The key is the event, not the payment: two events of one payment
 * may say different things. Its tries take about an hour. After that, `processAgain` queues it again until it is a week old.
 */
export const processPaymentEvent: JobKind<{ provider: string; eventId: string }> = {
  name: 'payments.process-event',
  retries: 8,
  key: ({ provider, eventId }) => `${provider} ${eventId}`,
};

/** Deletes a customer whose data were erased at the provider, with their cards. */
export const forgetCustomer: JobKind<{ provider: string; customerId: string }> = {
  name: 'payments.forget-customer',
  retries: 12,
  key: ({ provider, customerId }) => `${provider} ${customerId}`,
};

/** The same for the customer of a taken-over subscription that the provider still charges by itself. */
export const forgetBilled: JobKind<{ billedAs: string }> = {
  name: 'payments.forget-billed',
  retries: 12,
  key: ({ billedAs }) => billedAs,
};

/** Looks for events whose webhooks were lost, and for events whose processing has failed. */
export const readPaymentEvents: JobKind<object> = {
  name: 'payments.read-events',
  retries: 0,
  key: () => 'all',
  cron: '*/10 * * * *',
};

/** Reads fees and payouts, which are not urgent. */
export const readProviderBalance: JobKind<object> = {
  name: 'payments.read-balance',
  retries: 0,
  key: () => 'all',
  cron: '25 * * * *',
};
