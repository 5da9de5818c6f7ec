import type { Config } from '@spindle/platform/config.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';

/** How the sandbox delivers webhooks to the shop. */
export interface SandboxDelivery {
  /** Key that signs webhooks. */
  webhookKey: Buffer;
  /** Address at which the shop takes this provider's webhooks. */
  webhookUrl: string;
  fetch: typeof fetch;
}

export function sandboxWebhookKey(secret: string): Buffer {
  return deriveKey(secret, 'sandbox-webhook');
}

/** Undefined if a real provider takes the money. */
export function sandboxDelivery(config: Config, fetchWebhook: typeof fetch): SandboxDelivery | undefined {
  if (config.payments.provider !== 'sandbox') return undefined;
  // A storefront calls itself directly, whatever proxy stands in front of it; a worker (`JOBS=only`) serves no HTTP calls.
  const shop =
    config.jobs === 'only' ? config.origins.storefront : `http://127.0.0.1:${config.ports.storefront}`;
  return {
    webhookKey: sandboxWebhookKey(config.secret),
    webhookUrl: `${shop}/backend/order/webhook/sandbox`,
    fetch: fetchWebhook,
  };
}
