import { checkVatId } from '../tax/check-vat-id.ts';
import type { VatCheck } from '../tax/tax.ts';
import { taxOfOrder } from '../tax/tax-of-order.ts';
import type { RenewDeps } from './deps.ts';
import { selectFirstPeriod, selectOpenPeriod } from './queries.ts';
import type { Subscription } from './subscription.ts';

/**
 * Asks about the VAT id of a business that has begun its subscription without tax, when a period is about to be placed. It
 * waits for somebody else's server: never in a transaction.
 * @returns the answer that the period goes without tax on. Where there is none, because nobody has the VAT id any more or
 * nobody could say, the agreed price contains the tax.
 */
export async function recheckVatId(
  deps: RenewDeps,
  { id, nextStep, dueAt }: Subscription,
): Promise<VatCheck | undefined> {
  const places = nextStep === 'renew' || nextStep === 'retry';
  if (!places || !dueAt || dueAt > deps.clock.now()) return undefined;
  if (await selectOpenPeriod(deps.db, id)) return undefined;
  const { orderId } = await selectFirstPeriod(deps.db, id);
  const began = await taxOfOrder(deps.db, orderId);
  if (began?.scheme !== 'reverse_charge' || !began.check || !began.country) return undefined;
  const outcome = await checkVatId(deps, { vatId: began.check.vatId, country: began.country });
  return outcome.kind === 'positive' ? outcome.check : undefined;
}
