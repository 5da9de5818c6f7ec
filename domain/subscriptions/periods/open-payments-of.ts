import type { Db } from '@spindle/platform/database.ts';
import type { Order } from '../../orders/order.ts';
import { findPayment } from '../../payments/find-payment.ts';
import { isSwitch } from '../change-subscription.ts';
import type { Subscription } from '../subscription.ts';
import type { OpenPeriods } from './open-periods-of.ts';
import type { SubscriptionPeriod } from './queries.ts';

/** A payment for a period that was not received, or not accepted yet. */
export interface OpenPayment {
  /** The order to pay; it is named in the address of the page where the member pays a renewal. */
  orderId: string;
  /** The next period, or a change of term within the paid period. */
  paysFor: 'renewal' | 'switch';
  /** Start of the period that it pays for. */
  startsAt: Date;
  /**
   * open: the outcome is not known yet. unpaid: a renewal could not be charged. review: it was paid, and staff check that.
   * refused: staff have refused the payment of a renewal and refund it, which ends the subscription.
   */
  state: 'open' | 'unpaid' | 'review' | 'refused';
  /** The bank asks for confirmation; otherwise the card was refused, or there is none. */
  asksBank: boolean;
}

type Paid = Pick<Subscription, 'id' | 'state' | 'periodEnd'>;

/**
 * The state of the pending payment of each running subscription that has one, by subscription id.
 * @param open their open periods
 */
export async function openPaymentsOf(
  db: Db,
  subscriptions: readonly Paid[],
  open: OpenPeriods,
): Promise<ReadonlyMap<string, OpenPayment>> {
  const found = await Promise.all(
    subscriptions.map(async (subscription): Promise<[string, OpenPayment][]> => {
      const period = open.get(subscription.id);
      if (!period || subscription.state === 'ended') return [];
      const { orderId, startsAt } = period;
      const paysFor = isSwitch(period, subscription) ? 'switch' : 'renewal';
      const state = stateOf(subscription, period, period.order);
      const asksBank = state === 'unpaid' && (await findPayment(db, { orderId }))?.failure === 'needs_bank';
      return [[subscription.id, { orderId, paysFor, startsAt, state, asksBank }]];
    }),
  );
  return new Map(found.flat());
}

function stateOf(
  subscription: Paid,
  period: SubscriptionPeriod,
  order: Order | undefined,
): OpenPayment['state'] {
  if (order?.state === 'review') return 'review';
  if (order?.state === 'cancelled' && !isSwitch(period, subscription)) return 'refused';
  return subscription.state === 'past_due' ? 'unpaid' : 'open';
}
