import type { Db } from '@spindle/platform/database.ts';
import { z } from 'zod';
import type { Payment } from './payment.ts';
import { selectEvent, selectPayment, selectPaymentByProviderId, updateOpened } from './queries.ts';

/**
 * The payment a stored event is about. If the provider's answer to its creation was lost (the process died in between), the
 * reference in the event identifies the payment, and the provider's id is noted now.
 */
export async function findEventPayment(
  db: Db,
  { provider, eventId }: { provider: string; eventId: string },
): Promise<Payment | undefined> {
  const event = await selectEvent(db, provider, eventId);
  if (!event) return undefined;
  const known = await selectPaymentByProviderId(db, provider, event.providerId);
  if (known) return known;
  if (!z.uuid().safeParse(event.reference).success || !event.reference) return undefined;
  const referred = await selectPayment(db, event.reference);
  if (referred?.provider !== provider) return undefined;
  return updateOpened(db, referred.id, { providerId: event.providerId, redirectUrl: null });
}
