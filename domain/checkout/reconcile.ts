import { takeUnsettled } from '../payments/take-unsettled.ts';
import { cancelUnpaidOrder } from './cancel-unpaid-order.ts';
import { type SettleDeps, settleFromProvider } from './settle-from-provider.ts';

const MINUTE_MS = 60_000;
/** A payment the provider never confirmed to have made; nobody has seen its page. */
const STILLBORN_MS = 24 * 60 * MINUTE_MS;
const BATCH = 200;

/**
 * Finds what webhooks and return pages have missed: asks for every payment that is older than a minute and
 * not settled. One that can't be asked for does not keep the others waiting.
 */
export async function reconcile(deps: SettleDeps): Promise<{ asked: number; failed: number }> {
  const now = deps.clock.now().getTime();
  const waiting = await takeUnsettled(deps, { olderThan: new Date(now - MINUTE_MS), limit: BATCH });
  let failed = 0;
  for (const payment of waiting) {
    try {
      if (payment.state === 'starting' && payment.createdAt.getTime() < now - STILLBORN_MS) {
        await cancelUnpaidOrder(deps, { paymentId: payment.id, as: 'expired' });
      } else {
        await settleFromProvider(deps, payment);
      }
    } catch (error) {
      failed += 1;
      deps.log.warn({ err: error, payment: payment.id }, 'payment not reconciled');
    }
  }
  return { asked: waiting.length, failed };
}
