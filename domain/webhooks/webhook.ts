import { createHmac } from 'node:crypto';
import type { Config } from '@spindle/platform/config.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';

/** What the vendor's own systems can be told. */
export const WEBHOOK_EVENTS = ['licence.issued', 'licence.revoked', 'subscription.ended'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** Where events are sent. */
export interface WebhookEndpoint {
  id: string;
  url: string;
  events: readonly WebhookEvent[];
  /** Counts the secrets it has had, from 1. */
  generation: number;
  /** When its secret was made. */
  secretSince: Date;
  /** Null while events are sent to it. */
  endedAt: Date | null;
}

/** An event on its way to one endpoint, and what came of it. */
export interface WebhookDelivery {
  id: string;
  endpointId: string;
  /** Of the event: the same for each endpoint and each attempt. */
  messageId: string;
  attempts: number;
  lastAttemptAt: Date | null;
  /** HTTP status of the last answer; null where there was none. */
  lastStatus: number | null;
  /** Why there was none. */
  lastError: string | null;
  /** Null until it was taken. */
  deliveredAt: Date | null;
}

/** How long the secret before goes on signing, in ms: time to change it on the other side. */
const BOTH_SECRETS_MS = 24 * 3_600_000;

/** The secret that an endpoint's owner checks signatures with. It follows from the shop's SECRET and is stored nowhere. */
export function secretOf(shopSecret: string, { id, generation }: Pick<WebhookEndpoint, 'id' | 'generation'>) {
  return `whsec_${signingKey(shopSecret, id, generation).toString('base64')}`;
}

const signingKey = (shopSecret: string, id: string, generation: number) =>
  deriveKey(shopSecret, `webhook-${id}-${generation}`);

/** The headers of https://www.standardwebhooks.com for one attempt. */
export function signedHeaders(
  shopSecret: string,
  endpoint: Pick<WebhookEndpoint, 'id' | 'generation' | 'secretSince'>,
  { messageId, body }: { messageId: string; body: string },
  now: Date,
): Record<string, string> {
  const timestamp = String(Math.floor(now.getTime() / 1000));
  const { id, generation, secretSince } = endpoint;
  const both = generation > 1 && now.getTime() - secretSince.getTime() < BOTH_SECRETS_MS;
  const signatures = (both ? [generation, generation - 1] : [generation]).map((which) => {
    const mac = createHmac('sha256', signingKey(shopSecret, id, which));
    return `v1,${mac.update(`${messageId}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'webhook-id': messageId,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/**
 * Whether events may go to addresses of this machine and its network, and without TLS: where somebody tries the shop on
 * their own machine. A demo that others reach must not, since its log-in is known.
 */
export function maySendInside({ sandbox, origins }: Pick<Config, 'sandbox' | 'origins'>): boolean {
  return sandbox && ['localhost', '127.0.0.1'].includes(new URL(origins.storefront).hostname);
}
