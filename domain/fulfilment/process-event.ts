import { settleCardPage } from '../payments/cards/settle-card-page.ts';
import { findEvent } from '../payments/find-event.ts';
import { findEventPayment } from '../payments/find-event-payment.ts';
import type { SettleDeps } from './deps.ts';
import { settleFromProvider } from './settle-from-provider.ts';

/** Processes a stored event about a payment or card page. If that is not the shop's, nothing changes. */
export async function processEvent(
  deps: SettleDeps,
  event: { provider: string; eventId: string },
): Promise<void> {
  const payment = await findEventPayment(deps.db, event);
  if (!payment) {
    const stored = await findEvent(deps.db, event);
    const page = stored && { provider: event.provider, providerId: stored.providerId };
    if (page && (await settleCardPage(deps, page))) return;
    deps.log.warn(event, 'an event of an unknown payment');
  } else if ((await settleFromProvider(deps, payment)) === 'unknown') {
    throw new Error(`${event.provider} does not know payment ${payment.id}, of which it has told`);
  }
}
