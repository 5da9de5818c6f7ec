import type { Config } from '@spindle/platform/config.ts';
import type { PaymentProvider } from './provider.ts';
import { sandboxWebhookKey } from './sandbox/sandbox-delivery.ts';
import { sandboxProvider } from './sandbox/sandbox-provider.ts';
import type { SandboxProviderDeps } from './sandbox/sandbox-provider-deps.ts';
import { stripeProvider } from './stripe/stripe-provider.ts';

/** The providers that the settings ask for; the first one takes the money of new payments. */
export function openProviders({
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
