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
 * paid: the order is fulfilled. declined, needs_bank: the order stays pending; after `needs_bank` its buyer can pay on a
 * page (`openOrderPage`). unknown: the provider has not said; the reconciler asks again, and the order is fulfilled or
 * the payment ends. under_way: a charge that was asked for before has not been answered yet. page_open: its buyer is on a page
 * that takes the money.
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

/** Which card is charged: the member's own, or that of the guest whose order this is. */
interface Asked {
  orderId: string;
  guestOrderId?: string | null;
  /** Not one of which nobody knows that the member gave it. */
  onlyGivenByMember?: boolean;
}

/** Pays a pending order from a kept card, while nobody is there to give one: a renewal, or what its member has decided. */
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
