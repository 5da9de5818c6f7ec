import type { Db } from '@spindle/platform/database.ts';
import { checkVatId, type VatDeps } from '../../tax/check-vat-id.ts';
import type { VatCheck } from '../../tax/tax.ts';
import { taxOfOrder } from '../../tax/tax-of-order.ts';
import { readVatId } from '../../tax/vat-id.ts';
import type { Subscription } from '../subscription.ts';
import { buyerOfNext } from './buyer-of-next.ts';
import { selectFirstPeriod } from './queries.ts';

/**
 * The result of checking a VAT id anew. Not asked: there is none, or no order is to be placed; the earlier answer stands.
 * Asked without a positive answer, because the id is no longer registered (`unknown`) or the registry did not answer
 * (`unavailable`): the price contains the tax.
 */
export type VatRecheck =
  | { asked: false }
  | { asked: true; check: VatCheck | undefined; problem?: 'unknown' }
  | { asked: true; check: undefined; problem: 'unavailable'; vatId: string };

export const NOT_ASKED: VatRecheck = { asked: false };

/**
 * The VAT id to check before a period is placed without tax: that of a business that began its subscription without tax, or
 * whose subscription was taken over with a VAT id. Undefined for other buyers; null where such a business has no usable id now.
 */
export async function vatIdOfNext(
  db: Db,
  subscription: Subscription,
): Promise<{ vatId: string; country: string } | null | undefined> {
  const { orderId } = await selectFirstPeriod(db, subscription.id);
  const began = await taxOfOrder(db, orderId);
  const owesTax = began ? began.scheme === 'reverse_charge' : Boolean(subscription.importedBusiness?.vatId);
  if (!owesTax) return undefined;
  const { country, business } = await buyerOfNext(db, subscription);
  // Staff may have corrected it in an invoice, where it is not validated.
  const vatId = country && business?.vatId ? readVatId(business.vatId, country) : undefined;
  return country && vatId ? { vatId, country } : null;
}

/**
 * Checks that VAT id; a positive answer is reused for an hour. Waits for the registry's server, for a few seconds at most, so
 * never call it in a transaction.
 */
export async function askVatId(deps: VatDeps, subscription: Subscription): Promise<VatRecheck> {
  const named = await vatIdOfNext(deps.db, subscription);
  if (named === undefined) return NOT_ASKED;
  if (named === null) return { asked: true, check: undefined, problem: 'unknown' };
  const outcome = await checkVatId(deps, named);
  if (outcome.kind === 'positive') return { asked: true, check: outcome.check };
  if (outcome.kind === 'not_asked') return { asked: true, check: undefined };
  if (outcome.kind === 'unknown') return { asked: true, check: undefined, problem: outcome.kind };
  return { asked: true, check: undefined, problem: outcome.kind, vatId: named.vatId };
}

/** The answer that decides the tax of the next period. @param before the buyer's earlier positive answer */
export function checkOf(
  recheck: VatRecheck,
  { check: before }: { check: VatCheck | undefined },
): VatCheck | undefined {
  return recheck.asked ? recheck.check : before;
}
