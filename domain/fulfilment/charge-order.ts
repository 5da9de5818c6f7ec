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
 * the payment ends. under_way: another payment of the order is open.
 */
export type ChargeOutcome =
  | 'paid'
  | 'declined'
  | 'needs_bank'
  | 'unknown'
  | 'no_card'
  | 'not_pending'
  | 'under_way';

/** Pays a pending order from its member's kept card, while the member is not there: a renewal. */
export async function chargeOrder(
  deps: SettleDeps,
  { orderId }: { orderId: string },
): Promise<ChargeOutcome> {
  const prepared = await deps.db.transaction((tx) => prepare(tx, deps, orderId));
  if (typeof prepared === 'string') return prepared;
  try {
    return outcomeOf(await askForCharge(deps, prepared));
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    deps.log.warn({ err: error, payment: prepared.id }, 'a charge waits for the provider');
    return 'unknown';
  }
}

async function prepare(tx: Db, deps: SettleDeps, orderId: string): Promise<Payment | ChargeOutcome> {
  const order = await lockOrder(tx, orderId);
  if (order?.state !== 'pending') return 'not_pending';
  const latest = await findPayment(tx, { orderId });
  if (latest?.state === 'starting' || latest?.state === 'open') return 'under_way';
  const [{ name: provider }] = deps.providers;
  const card = order.memberId ? await findCard(tx, { memberId: order.memberId, provider }) : undefined;
  if (!card) return 'no_card';
  const { customerId, methodId } = card;
  return preparePayment(tx, {
    ...{ orderId, provider, customerId, methodId, keepsOrder: true },
    ...{ amountMinor: order.totalMinor, currency: order.currency, createdAt: deps.clock.now() },
  });
}

function outcomeOf({ state, failure }: Payment): ChargeOutcome {
  if (state === 'succeeded') return 'paid';
  if (state === 'failed') return failure ?? 'declined';
  return 'unknown';
}
