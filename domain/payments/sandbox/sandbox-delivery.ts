import type { Config } from '@spindle/platform/config.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';

/** How the sandbox's provider reaches the shop. */
export interface SandboxDelivery {
  /** Signs what it says. */
  webhookKey: Buffer;
  /** Where the shop takes this provider's webhooks. */
  webhookUrl: string;
  fetch: typeof fetch;
}

export function sandboxWebhookKey(secret: string): Buffer {
  return deriveKey(secret, 'sandbox-webhook');
}

/** Undefined when a real provider takes the money. */
export function sandboxDelivery(config: Config, fetchWebhook: typeof fetch): SandboxDelivery | undefined {
  if (config.payments.provider !== 'sandbox') return undefined;
  // A storefront works for itself, whatever stands in front of it; a worker has no calls of its own.
  const shop =
    config.jobs === 'only' ? config.origins.storefront : `http://127.0.0.1:${config.ports.storefront}`;
  return {
    webhookKey: sandboxWebhookKey(config.secret),
    webhookUrl: `${shop}/backend/order/webhook/sandbox`,
    fetch: fetchWebhook,
  };
}
