import type { Db } from '@spindle/platform/database.ts';
import { findOrder } from '../../orders/find-order.ts';
import { findPayment } from '../../payments/find-payment.ts';
import { isSwitch } from '../change-subscription.ts';
import type { Subscription } from '../subscription.ts';
import { type SubscriptionPeriod, selectOpenPeriods } from './queries.ts';

/** The payment of a period that has not come, or not been accepted yet. */
export interface OpenPayment {
  /** Of the page on which its member pays a renewal. */
  orderId: string;
  /** The next period, or a change of term within the one that was paid for. */
  paysFor: 'renewal' | 'switch';
  /** Of the period that it pays for. */
  startsAt: Date;
  /**
   * open: nobody knows yet what comes of it. unpaid: a renewal that was charged in vain. review: its money has come, and staff
   * look at it. refused: staff have not accepted that of a renewal and send it back, which ends the subscription.
   */
  state: 'open' | 'unpaid' | 'review' | 'refused';
  /** The bank wants to ask its customer; otherwise the card was refused, or there is none. */
  asksBank: boolean;
}

type Paid = Pick<Subscription, 'id' | 'state' | 'periodEnd'>;

/** Of those that run and of which a period waits for its money, how its payment stands, by subscription. */
export async function openPaymentsOf(
  db: Db,
  subscriptions: readonly Paid[],
): Promise<ReadonlyMap<string, OpenPayment>> {
  const running = subscriptions.filter(({ state }) => state !== 'ended');
  const periods = await selectOpenPeriods(
    db,
    running.map(({ id }) => id),
  );
  const found = await Promise.all(
    running.map(async (subscription): Promise<[string, OpenPayment][]> => {
      const period = periods.get(subscription.id);
      if (!period) return [];
      const { orderId, startsAt } = period;
      const paysFor = isSwitch(period, subscription) ? 'switch' : 'renewal';
      const state = await stateOf(db, subscription, period);
      const asksBank = state === 'unpaid' && (await findPayment(db, { orderId }))?.failure === 'needs_bank';
      return [[subscription.id, { orderId, paysFor, startsAt, state, asksBank }]];
    }),
  );
  return new Map(found.flat());
}

async function stateOf(
  db: Db,
  subscription: Paid,
  period: SubscriptionPeriod,
): Promise<OpenPayment['state']> {
  const order = await findOrder(db, period.orderId);
  if (order?.state === 'review') return 'review';
  if (order?.state === 'cancelled' && !isSwitch(period, subscription)) return 'refused';
  return subscription.state === 'past_due' ? 'unpaid' : 'open';
}
