import Stripe from 'stripe';

/** What Stripe's answers look like, whatever the account is set to; the contract test's server answers in it. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

export interface StripeApi {
  protocol: 'http';
  host: string;
  port: number;
  /** How long an answer may take, ms. */
  timeout?: number;
}

export function openStripe(secretKey: string, api?: StripeApi): Stripe {
  return new Stripe(secretKey, {
    apiVersion: STRIPE_API_VERSION,
    timeout: 15_000,
    maxNetworkRetries: 1,
    telemetry: false,
    ...api,
  });
}
