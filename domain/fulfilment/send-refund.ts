import { isDatabaseOutage } from '@spindle/platform/database-outage.ts';
import type { Refund } from '../payments/refunds/refund.ts';
import { askForRefund } from './ask-for-refund.ts';
import type { SettleDeps } from './deps.ts';

/**
 * Requests a stored refund at the provider, unless it has answered before.
 * @returns the refund; still `requested` if the provider does not answer: the reconciler asks again.
 */
export async function sendRefund(
  deps: SettleDeps,
  written: Refund,
): Promise<{ ok: true; refund: Refund } | { ok: false; error: 'refund_refused' }> {
  const refund = written.state === 'requested' ? await askOrWait(deps, written) : written;
  return refund.state === 'failed' ? { ok: false, error: 'refund_refused' } : { ok: true, refund };
}

async function askOrWait(deps: SettleDeps, refund: Refund): Promise<Refund> {
  try {
    return await askForRefund(deps, refund);
  } catch (error) {
    if (isDatabaseOutage(error)) throw error;
    deps.log.warn({ err: error, refund: refund.id }, 'a refund waits for the provider');
    return refund;
  }
}
