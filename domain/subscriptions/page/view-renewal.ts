import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { settleFromProvider } from '../../fulfilment/settle-from-provider.ts';
import { findOrder } from '../../orders/find-order.ts';
import { isFulfilled, type Order } from '../../orders/order.ts';
import { claimAsk } from '../../payments/claim-ask.ts';
import { findPayment } from '../../payments/find-payment.ts';
import type { RenewDeps } from '../deps.ts';
import { isForPeriod } from '../periods/place-period.ts';
import { selectPeriodsOfLine } from '../periods/queries.ts';

/** A renewal or change of term as its page shows it. review: it was paid and staff check that. over: not to be paid any more. */
export interface RenewalView extends Pick<Order, 'totalMinor' | 'currency'> {
  state: 'open' | 'paid' | 'review' | 'over';
  productName: string;
  /** The bank asks for confirmation; otherwise the card was refused, or there is none. */
  asksBank: boolean;
}

/**
 * The renewal or change of term that a mailed link leads to. The order's id in the link is its secret: 122 random bits. The
 * provider is asked about an open payment first, because the member may just be back from its page.
 * @returns undefined when the order is neither a renewal nor a change of term.
 */
export async function viewRenewal(
  deps: RenewDeps,
  { orderId }: { orderId: string },
): Promise<RenewalView | undefined> {
  const placed = await findOrder(deps.db, orderId);
  if (!placed) return undefined;
  const [{ id: lineId, productName }] = placed.lines;
  const [period] = await selectPeriodsOfLine(deps.db, lineId);
  // A period that was dropped (`forgetPeriod`) has no row any more.
  const isForgotten = !period && placed.state === 'cancelled' && (await isForPeriod(deps.db, orderId));
  if (!isForgotten && (!period || period.number === 1)) return undefined;
  if (placed.state === 'pending') await settle(deps, orderId);
  const order = (await findOrder(deps.db, orderId)) ?? placed;
  const { totalMinor, currency } = order;
  const state = stateOf(order);
  const asksBank = (await findPayment(deps.db, { orderId }))?.failure === 'needs_bank';
  return { state, productName, totalMinor, currency, asksBank };
}

function stateOf(order: Order): RenewalView['state'] {
  if (isFulfilled(order)) return 'paid';
  if (order.state === 'review') return 'review';
  return order.state === 'pending' ? 'open' : 'over';
}

/** Asks the provider how the payment stands. If it does not answer, the page is shown all the same. */
async function settle(deps: RenewDeps, orderId: string): Promise<void> {
  const payment = await findPayment(deps.db, { orderId });
  if (!payment) return;
  try {
    if (await claimAsk(deps, payment.id)) await settleFromProvider(deps, payment);
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    deps.log.warn({ err: error, payment: payment.id }, 'a renewal was not settled on return');
  }
}
