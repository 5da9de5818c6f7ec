import { isCountry } from '@spindle/platform/countries.ts';
import type { Db } from '@spindle/platform/database.ts';
import type { Order } from '../orders/order.ts';
import { countryOfProofs } from './country-of-proofs.ts';
import { decideTax } from './decide-tax.ts';
import { selectOrderTax, selectProofs, updateOrderTax, upsertProof } from './queries.ts';
import { splitTax } from './split-tax.ts';
import { isSameVatArea } from './vat-area.ts';

/**
 * Notes the country where the card that paid an order was issued. If card and network agree on another country than a consumer
 * has stated, or if no country was known, the order is taxed there (Monaco and France count as one): the price stays the same
 * and contains another tax. The country of a business stays, because it is on its invoice. Runs in the transaction that settles
 * the payment, before the invoice is issued.
 * @param country ISO 3166 code, as reported by the provider
 * @param notedAt when the payment was settled; the tax is that of this day
 */
export async function noteCardCountry(
  tx: Db,
  { id: orderId, totalMinor, currency }: Pick<Order, 'id' | 'totalMinor' | 'currency'>,
  country: string,
  notedAt: Date,
): Promise<void> {
  const found = await selectOrderTax(tx, orderId);
  // Orders of older versions have no tax row.
  if (!found || !isCountry(country)) return;
  await upsertProof(tx, orderId, { kind: 'card', country, notedAt });
  // If the country was unknown, the card alone decides.
  const alone = found.tax.country === null ? country : undefined;
  const proved = countryOfProofs(await selectProofs(tx, orderId)) ?? alone;
  if (proved === undefined || found.tax.company !== null) return;
  const said = found.tax.country;
  if (said !== null && isSameVatArea(proved, said)) return;
  const { scheme, rateBp } = await decideTax(tx, { country: proved }, notedAt);
  const { taxMinor } = splitTax(totalMinor, rateBp, currency);
  await updateOrderTax(tx, orderId, { country: proved, scheme, rateBp, taxMinor });
}
