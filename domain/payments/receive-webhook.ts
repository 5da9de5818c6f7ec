import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { z } from 'zod';
import type { PaymentErrorCode } from './errors.ts';
import { processPaymentEvent } from './job-kinds.ts';
import type { PaymentProvider } from './provider.ts';
import { insertEvent } from './queries.ts';

export interface ReceiveWebhookDeps {
  db: Db;
  clock: Clock;
  jobs: Jobs;
  providers: readonly PaymentProvider[];
}

/** PostgreSQL stores no NUL, and its indexes no text without end. */
const word = z.string().regex(/^[^\0]{1,255}$/);
const words = z.object({ id: word, type: word, providerId: word, reference: word.nullable() });

/**
 * Takes a provider's webhook: verified, stored and queued in one transaction, so that answering it is
 * promising it. A replay is answered like the first and changes nothing.
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
  if (!words.safeParse(event).success) return { ok: false, error: 'webhook_malformed' };
  const stored = await deps.db.transaction(async (tx) => {
    const isNew = await insertEvent(tx, provider.name, event, deps.clock.now());
    if (isNew) await deps.jobs.send(tx, processPaymentEvent, { provider: provider.name, eventId: event.id });
    return isNew;
  });
  return { ok: true, stored };
}
