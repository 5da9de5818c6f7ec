import Stripe from 'stripe';

/** Fixes the format of Stripe's answers, whatever version the account is set to; the contract test's server uses the same. */
export const STRIPE_API_VERSION = '2026-10-28.endive';

export interface StripeApi {
  protocol: 'http';
  host: string;
  port: number;
  /** How long an answer may take, in ms. */
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
