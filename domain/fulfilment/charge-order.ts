import type { Db } from '@spindle/platform/database.ts';
import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { lockOrder } from '../orders/lock-order.ts';
import { findCard } from '../payments/cards/find-card.ts';
import { findPayment } from '../payments/find-payment.ts';
import type { Payment } from '../payments/payment.ts';
import { preparePayment } from '../payments/prepare-payment.ts';
import { askForCharge } from './ask-for-charge.ts';
import type { SettleDeps } from './deps.ts';

/**
 * paid: the order is fulfilled. declined, needs_bank: the order stays pending; after `needs_bank` its buyer can pay on a page
 * (`openOrderPage`). unknown: the provider has not answered; the reconciler asks again, and then the order is fulfilled or the
 * payment ends. under_way: an earlier charge has not been answered yet. page_open: its buyer is on a payment page.
 */
export type ChargeOutcome =
  | 'paid'
  | 'declined'
  | 'needs_bank'
  | 'unknown'
  | 'no_card'
  | 'not_pending'
  | 'under_way'
  | 'page_open';

/** The order, and the card to charge: the member's own, or the one given with the guest order. */
interface Asked {
  orderId: string;
  guestOrderId?: string | null;
  /** Charges only a card that the member is known to have given. */
  onlyGivenByMember?: boolean;
}

/** Charges a stored card for a pending order, in the absence of its owner: a renewal, or a change that the member has made. */
export async function chargeOrder(deps: SettleDeps, asked: Asked): Promise<ChargeOutcome> {
  const prepared = await deps.db.transaction((tx) => prepare(tx, deps, asked));
  if (typeof prepared === 'string') return prepared;
  try {
    return outcomeOf(await askForCharge(deps, prepared));
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    deps.log.warn({ err: error, payment: prepared.id }, 'a charge waits for the provider');
    return 'unknown';
  }
}

async function prepare(
  tx: Db,
  deps: SettleDeps,
  { orderId, guestOrderId = null, onlyGivenByMember = false }: Asked,
): Promise<Payment | ChargeOutcome> {
  const order = await lockOrder(tx, orderId);
  if (order?.state !== 'pending') return 'not_pending';
  const latest = await findPayment(tx, { orderId });
  if (latest?.state === 'starting' || latest?.state === 'open') {
    return latest.methodId ? 'under_way' : 'page_open';
  }
  const [{ name: provider }] = deps.providers;
  const { memberId } = order;
  const card = memberId ? await findCard(tx, { memberId, provider, guestOrderId }) : undefined;
  if (!card || (onlyGivenByMember && !card.givenByMember)) return 'no_card';
  const { customerId, methodId } = card;
  return preparePayment(tx, {
    ...{ orderId, provider, customerId, methodId, guestOrderId, keepsOrder: true },
    ...{ amountMinor: order.totalMinor, currency: order.currency, createdAt: deps.clock.now() },
  });
}

function outcomeOf({ state, failure }: Payment): ChargeOutcome {
  if (state === 'succeeded') return 'paid';
  if (state === 'failed') return failure ?? 'declined';
  return 'unknown';
}
