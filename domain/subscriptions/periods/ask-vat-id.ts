import type { Db } from '@spindle/platform/database.ts';
import { checkVatId, type VatDeps } from '../../tax/check-vat-id.ts';
import type { VatCheck } from '../../tax/tax.ts';
import { taxOfOrder } from '../../tax/tax-of-order.ts';
import { readVatId } from '../../tax/vat-id.ts';
import type { Subscription } from '../subscription.ts';
import { buyerOfNext } from './buyer-of-next.ts';
import { selectFirstPeriod } from './queries.ts';

/**
 * What came of asking about a VAT id anew. not asked: there is none, or nothing is placed; what was proved before stands.
 * Asked without an answer that lets it go without tax, because nobody has the VAT id any more (`unknown`) or nobody could
 * say (`unavailable`): the price contains the tax.
 */
export type VatRecheck =
  | { asked: false }
  | { asked: true; check: VatCheck | undefined; problem?: 'unknown' }
  | { asked: true; check: undefined; problem: 'unavailable'; vatId: string };

export const NOT_ASKED: VatRecheck = { asked: false };

/**
 * The VAT id that is asked about before a period is placed without tax: of a business that has begun its subscription so, or was
 * moved in with that id. Undefined for everybody else; null where such a business has none any more.
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
  // Staff may have written another one into an invoice, which no form has read.
  const vatId = country && business?.vatId ? readVatId(business.vatId, country) : undefined;
  return country && vatId ? { vatId, country } : null;
}

/**
 * Asks about that VAT id; a positive answer counts for an hour. It waits for somebody else's server, for a few seconds at most:
 * never in a transaction.
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

/** The answer that the tax of the next period rests on. @param before what its buyer has proved earlier */
export function checkOf(
  recheck: VatRecheck,
  { check: before }: { check: VatCheck | undefined },
): VatCheck | undefined {
  return recheck.asked ? recheck.check : before;
}
