import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import { settleFromProvider } from '../../fulfilment/settle-from-provider.ts';
import { findOrder } from '../../orders/find-order.ts';
import { isFulfilled, type Order } from '../../orders/order.ts';
import { claimAsk } from '../../payments/claim-ask.ts';
import { findPayment } from '../../payments/find-payment.ts';
import type { RenewDeps } from '../deps.ts';
import { isForPeriod } from '../periods/place-period.ts';
import { selectPeriodsOfLine } from '../periods/queries.ts';

/** A renewal or a change of term as its page shows it. review: its money has come, and staff look at it. over: nobody is to pay it any more. */
export interface RenewalView extends Pick<Order, 'totalMinor' | 'currency'> {
  state: 'open' | 'paid' | 'review' | 'over';
  productName: string;
  /** The bank wants to ask its customer; otherwise the card was refused, or there is none. */
  asksBank: boolean;
}

/**
 * The renewal or change of term that a link leads to. The id of its order is 122 random bits that nothing but that link says. One
 * that is open is asked for at the provider first: its member may just be back from there.
 * @returns undefined when it is neither.
 */
export async function viewRenewal(
  deps: RenewDeps,
  { orderId }: { orderId: string },
): Promise<RenewalView | undefined> {
  const placed = await findOrder(deps.db, orderId);
  if (!placed) return undefined;
  const [{ id: lineId, productName }] = placed.lines;
  const [period] = await selectPeriodsOfLine(deps.db, lineId);
  // What was forgotten has no period any more.
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

/** A provider that does not answer is no reason not to show the page. */
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
