import type { Db } from '@spindle/platform/database.ts';
import type { Order } from '../orders/order.ts';
import { insertOrderTax } from './queries.ts';
import { splitTax } from './split-tax.ts';
import type { Business, CountryProof, Person, TaxDecision } from './tax.ts';

export interface NewOrderTax extends TaxDecision {
  business: Business | null;
  /** For a consumer. */
  person?: Person | null;
  /** Id in `vatChecks`, for a reverse charge. */
  vatCheckId: string | null;
  proofs: readonly CountryProof[];
}

/** Stores how an order is taxed, in the transaction that places it. */
export async function writeOrderTax(
  tx: Db,
  { id: orderId, totalMinor, currency }: Pick<Order, 'id' | 'totalMinor' | 'currency'>,
  { country, scheme, rateBp, business, person, vatCheckId, proofs }: NewOrderTax,
): Promise<void> {
  const { taxMinor } = splitTax(totalMinor, rateBp, currency);
  const named = business ?? (person && { person: person.name, address: person.address });
  await insertOrderTax(tx, { orderId, country, scheme, rateBp, taxMinor, ...named, vatCheckId }, proofs);
}
