import { findEvent } from '../payments/find-event.ts';
import { findPayment } from '../payments/find-payment.ts';
import { bookDispute } from './book-dispute.ts';
import type { SettleDeps } from './deps.ts';
import { settleFromProvider } from './settle-from-provider.ts';

/** Processes a stored event about a dispute: asks the provider for the dispute's state and books it. */
export async function processDisputeEvent(
  deps: SettleDeps,
  event: { provider: string; eventId: string },
): Promise<void> {
  const stored = await findEvent(deps.db, event);
  const provider = deps.providers.find(({ name }) => name === event.provider);
  const askedAt = deps.clock.now();
  const observed = stored && (await provider?.retrieveDispute(stored.providerId));
  if (!observed) throw new Error(`${event.provider} does not know the dispute of event ${event.eventId}`);
  const of = { provider: event.provider, providerId: observed.paymentId };
  const payment = await findPayment(deps.db, of);
  if (!payment) {
    deps.log.warn(event, 'an event about a dispute of an unknown payment');
    return;
  }
  // The shop may not have learned yet that it was paid.
  await settleFromProvider(deps, payment);
  await bookDispute(deps, payment, observed, askedAt);
}
