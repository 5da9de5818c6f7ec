import { isCountry } from '@spindle/platform/countries.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Order } from '../orders/order.ts';
import { countryOfProofs } from './country-of-proofs.ts';
import { decideTax } from './decide-tax.ts';
import { selectOrderTax, selectProofs, updateOrderTax, upsertProof } from './queries.ts';
import { splitTax } from './split-tax.ts';
import { isSameVatArea } from './vat-area.ts';

/**
 * Notes where the card that paid an order was issued. Where that and the network agree against what a consumer has said,
 * the order is taxed by these two, Monaco and France being one: the price contains another tax and stays the same. So it is where neither the consumer nor
 * the network has said anything. What a business has said stands, as it is on its invoice. For the transaction that settles the payment, before the invoice is issued.
 * @param country ISO 3166 code, as the provider tells it
 */
export async function noteCardCountry(
  tx: Db,
  { id: orderId, totalMinor, currency, placedAt }: Pick<Order, 'id' | 'totalMinor' | 'currency' | 'placedAt'>,
  country: string,
  notedAt: Date,
): Promise<void> {
  const found = await selectOrderTax(tx, orderId);
  // Orders of older versions have none.
  if (!found || !isCountry(country)) return;
  await upsertProof(tx, orderId, { kind: 'card', country, notedAt });
  // Where nobody knew the country, the card is all that says it.
  const alone = found.tax.country === null ? country : undefined;
  const proved = countryOfProofs(await selectProofs(tx, orderId)) ?? alone;
  if (proved === undefined || found.tax.company !== null) return;
  const said = found.tax.country;
  if (said !== null && isSameVatArea(proved, said)) return;
  const { scheme, rateBp } = await decideTax(tx, { country: proved }, placedAt);
  const { taxMinor } = splitTax(totalMinor, rateBp, currency);
  await updateOrderTax(tx, orderId, { country: proved, scheme, rateBp, taxMinor });
}
