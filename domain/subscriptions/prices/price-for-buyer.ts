import type { Db } from '@spindle/platform/database.ts';
import { decideTax, type TaxedSale } from '../../tax/decide-tax.ts';
import { netPrice } from '../../tax/waive-tax.ts';
import type { PriceChange } from './price-change.ts';

/** What a price comes to for a buyer: without its tax for a business under reverse charge. */
export async function priceForBuyer(
  db: Db,
  { priceMinor, currency }: Pick<PriceChange, 'priceMinor' | 'currency'>,
  buyer: TaxedSale,
  now: Date,
): Promise<number> {
  const { waivedBp } = await decideTax(db, buyer, now);
  return netPrice(priceMinor, waivedBp, currency);
}
