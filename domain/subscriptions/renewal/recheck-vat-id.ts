import { isSwitch } from '../change-subscription.ts';
import type { RenewDeps } from '../deps.ts';
import { askVatId, NOT_ASKED, type VatRecheck } from '../periods/ask-vat-id.ts';
import { selectOpenPeriod } from '../periods/queries.ts';
import type { Subscription } from '../subscription.ts';
import { isUndecided } from './is-undecided.ts';

/** Checks the VAT id of a business (`askVatId`) if a renewal is about to be placed. Never call it in a transaction. */
export async function recheckVatId(deps: RenewDeps, subscription: Subscription): Promise<VatRecheck> {
  const { id, nextStep, dueAt } = subscription;
  const places = nextStep === 'renew' || nextStep === 'retry';
  if (!places || !dueAt || dueAt > deps.clock.now()) return NOT_ASKED;
  const open = await selectOpenPeriod(deps.db, id);
  // A change of term whose payment failed is dropped before the renewal is placed.
  if (open && (!isSwitch(open, subscription) || (await isUndecided(deps.db, open.orderId)))) {
    return NOT_ASKED;
  }
  return askVatId(deps, subscription);
}
