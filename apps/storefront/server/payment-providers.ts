import type { PaymentProvider } from '@spindle/domain/payments/provider.ts';
import {
  type SandboxProviderDeps,
  sandboxProvider,
} from '@spindle/domain/payments/sandbox/sandbox-provider.ts';
import { stripeProvider } from '@spindle/domain/payments/stripe/stripe-provider.ts';
import type { Config } from '@spindle/platform/config.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';

/** Signs what the sandbox's provider tells the shop. */
export function sandboxWebhookKey(secret: string): Buffer {
  return deriveKey(secret, 'sandbox-webhook');
}

/** Hosts that the payment page and the forms that lead to it live on, for the content security policy. */
export function paymentHosts({ payments }: Pick<Config, 'payments'>): string[] {
  return payments.provider === 'stripe' ? ['https://checkout.stripe.com'] : [];
}

/** The providers that the settings ask for; the first one takes the money of new payments. */
export function paymentProviders({
  config,
  ...deps
}: Pick<SandboxProviderDeps, 'db' | 'clock' | 'jobs'> & { config: Config }): [
  PaymentProvider,
  ...PaymentProvider[],
] {
  if (config.payments.provider === 'stripe') {
    const { secretKey, webhookSecret } = config.payments;
    return [stripeProvider({ secretKey, webhookSecret })];
  }
  const webhookKey = sandboxWebhookKey(config.secret);
  return [sandboxProvider({ ...deps, origin: config.origins.storefront, webhookKey })];
}
