import type { Clock } from '@spindle/platform/clock.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Jobs } from '@spindle/platform/jobs.ts';
import { z } from 'zod';
import { processPaymentEvent } from './job-kinds.ts';
import type { PaymentEvent } from './provider.ts';
import { insertEvent } from './queries.ts';

/** PostgreSQL stores no NUL characters, and its indexes only short texts. */
const word = z.string().regex(/^[^\0]{1,255}$/);
const words = z.object({ id: word, type: word, providerId: word, reference: word.nullable() });

export function isStorable(event: PaymentEvent): boolean {
  return words.safeParse(event).success;
}

/**
 * Stores an event and queues its processing, in one transaction.
 * @returns false if it was stored before, from a webhook or from the provider's list.
 */
export async function storeEvent(
  deps: { db: Db; clock: Clock; jobs: Jobs },
  provider: string,
  event: PaymentEvent,
): Promise<boolean> {
  return deps.db.transaction(async (tx) => {
    const isNew = await insertEvent(tx, provider, event, deps.clock.now());
    if (isNew) await deps.jobs.send(tx, processPaymentEvent, { provider, eventId: event.id });
    return isNew;
  });
}
