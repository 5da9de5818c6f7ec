import type { Db } from '@spindle/platform/database.ts';
import { decideTax } from '../../tax/decide-tax.ts';
import { splitTax } from '../../tax/split-tax.ts';
import type { Subscription } from '../subscription.ts';
import { buyerOfNext, type PeriodBuyer } from './buyer-of-next.ts';

/**
 * Whom the next period is sold to, and what of its amount is tax, minor units, by what is known before its card is charged.
 * @param at when it is to be placed
 */
export async function taxOfNext(
  db: Db,
  subscription: Subscription,
  { amountMinor, at }: { amountMinor: number; at: Date },
): Promise<{ buyer: PeriodBuyer; taxMinor: number }> {
  const buyer = await buyerOfNext(db, subscription);
  const { rateBp } = await decideTax(db, { country: buyer.country ?? undefined, check: buyer.check }, at);
  return { buyer, taxMinor: splitTax(amountMinor, rateBp, subscription.currency).taxMinor };
}
