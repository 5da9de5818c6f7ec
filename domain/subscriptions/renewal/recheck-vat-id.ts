import { checkVatId } from '../../tax/check-vat-id.ts';
import type { VatCheck } from '../../tax/tax.ts';
import { taxOfOrder } from '../../tax/tax-of-order.ts';
import { readVatId } from '../../tax/vat-id.ts';
import { isSwitch } from '../change-subscription.ts';
import type { RenewDeps } from '../deps.ts';
import { buyerOfNext } from '../periods/buyer-of-next.ts';
import { selectFirstPeriod, selectOpenPeriod } from '../periods/queries.ts';
import type { Subscription } from '../subscription.ts';
import { isUndecided } from './is-undecided.ts';

/**
 * What came of asking about a VAT id anew. not asked: there is none, or nothing is placed; what was proved before stands.
 * Asked without an answer that lets it go without tax, because nobody has the VAT id any more or nobody could say: the
 * agreed price contains the tax.
 */
export type VatRecheck = { asked: false } | { asked: true; check: VatCheck | undefined };

const NOT_ASKED: VatRecheck = { asked: false };

/**
 * Asks about the VAT id of a business that has begun its subscription without tax, or was moved in with that id, when a
 * period is about to be placed. It waits for somebody else's server: never in a transaction.
 */
export async function recheckVatId(deps: RenewDeps, subscription: Subscription): Promise<VatRecheck> {
  const { id, nextStep, dueAt } = subscription;
  const places = nextStep === 'renew' || nextStep === 'retry';
  if (!places || !dueAt || dueAt > deps.clock.now()) return NOT_ASKED;
  const open = await selectOpenPeriod(deps.db, id);
  // A change of term that came to nothing is forgotten before the renewal is placed.
  if (open && (!isSwitch(open, subscription) || (await isUndecided(deps.db, open.orderId)))) {
    return NOT_ASKED;
  }
  const { orderId } = await selectFirstPeriod(deps.db, id);
  const began = await taxOfOrder(deps.db, orderId);
  const owesTax = began ? began.scheme === 'reverse_charge' : Boolean(subscription.importedBusiness?.vatId);
  if (!owesTax) return NOT_ASKED;
  const { country, business } = await buyerOfNext(deps.db, subscription);
  // Staff may have written another one into an invoice, which no form has read.
  const vatId = country && business?.vatId ? readVatId(business.vatId, country) : undefined;
  if (!country || !vatId) return { asked: true, check: undefined };
  const outcome = await checkVatId(deps, { vatId, country });
  return { asked: true, check: outcome.kind === 'positive' ? outcome.check : undefined };
}
