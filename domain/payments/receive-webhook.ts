import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import type { PaymentErrorCode } from './errors.ts';
import type { PaymentProvider } from './provider.ts';
import { isStorable, storeEvent } from './store-event.ts';

export interface ReceiveWebhookDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  providers: readonly PaymentProvider[];
}

/**
 * Takes a provider's webhook: verifies it, then stores and queues it in one transaction, so that an answer of success guarantees
 * its processing. A replay is answered like the first and changes nothing.
 */
export async function receiveWebhook(
  deps: ReceiveWebhookDeps,
  input: { provider: string; headers: Headers; rawBody: string },
): Promise<{ ok: true; stored: boolean } | { ok: false; error: PaymentErrorCode }> {
  const provider = deps.providers.find(({ name }) => name === input.provider);
  if (!provider) return { ok: false, error: 'unknown_provider' };
  const parsed = provider.parseWebhook(input.headers, input.rawBody);
  if (!parsed.ok) return parsed;
  const { event } = parsed;
  if (!event) return { ok: true, stored: false };
  if (!isStorable(event)) return { ok: false, error: 'webhook_malformed' };
  return { ok: true, stored: await storeEvent(deps, provider.name, event) };
}
