import { createHmac } from 'node:crypto';
import type { Config } from '@spindle/platform/config.ts';
import { deriveKey } from '@spindle/platform/derive-key.ts';

/** The events that the vendor's own systems can receive. */
export const WEBHOOK_EVENTS = ['licence.issued', 'licence.revoked', 'subscription.ended'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** An address to which events are sent. */
export interface WebhookEndpoint {
  id: string;
  url: string;
  events: readonly WebhookEvent[];
  /** The number of its secret, from 1. */
  generation: number;
  /** When its secret was made. */
  secretSince: Date;
  /** Null while events are sent to it. */
  endedAt: Date | null;
}

/** The delivery of an event to one endpoint, with its result. */
export interface WebhookDelivery {
  id: string;
  endpointId: string;
  /** The event's id, which is the same for each endpoint and each attempt. */
  messageId: string;
  attempts: number;
  lastAttemptAt: Date | null;
  /** HTTP status of the last attempt; null if there was no answer. */
  lastStatus: number | null;
  /** Why there was no answer. */
  lastError: string | null;
  /** Null until it is accepted. */
  deliveredAt: Date | null;
}

/** How long the previous secret goes on signing, in ms, so that there is time to change it on the other side. */
const BOTH_SECRETS_MS = 24 * 3_600_000;

/** The secret with which an endpoint's owner checks signatures. It is derived from the shop's SECRET and not stored. */
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
 * Whether events may go to addresses of this machine and its network, and without TLS: only if somebody tries the shop on their
 * own machine. A public demo must not, since anybody can log in to it as staff.
 */
export function maySendInside({ sandbox, origins }: Pick<Config, 'sandbox' | 'origins'>): boolean {
  return sandbox && ['localhost', '127.0.0.1'].includes(new URL(origins.storefront).hostname);
}
