import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Refund } from '../payments/refunds/refund.ts';
import { askForRefund } from './ask-for-refund.ts';
import type { SettleDeps } from './deps.ts';

/** The provider's answer counts; where there is none, the refund is written down and the reconciler asks again. */
export async function askOrWait(deps: SettleDeps, refund: Refund): Promise<Refund> {
  try {
    return await askForRefund(deps, refund);
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    deps.log.warn({ err: error, refund: refund.id }, 'a refund waits for the provider');
    return refund;
  }
}
