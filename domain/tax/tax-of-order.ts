import type { Db } from '@spindle/platform/database.ts';
import { findOrder } from '../orders/find-order.ts';
import { selectOrderTax, selectProofs } from './queries.ts';
import { shareTax, type TaxSplit } from './split-tax.ts';
import type { Business, CountryProof, Person, TaxDecision, VatCheck } from './tax.ts';

/** How an order is taxed; amounts in minor units of its currency. */
export interface OrderTax extends TaxDecision, TaxSplit {
  /** Each line's share, by position. */
  lines: readonly (TaxSplit & { lineId: string })[];
  /** The business as it has named itself; null for a consumer. */
  business: Business | null;
  /** A consumer's name and address for invoices; null if unknown, and for a business. */
  person: Person | null;
  /** The positive answer about the business's VAT id; always there with a reverse charge. */
  check: VatCheck | null;
  proofs: readonly CountryProof[];
}

/** The tax of an order, for invoices and reports. Undefined for orders from before tax was recorded. */
export async function taxOfOrder(db: Db, orderId: string): Promise<OrderTax | undefined> {
  const order = await findOrder(db, orderId);
  const found = order && (await selectOrderTax(db, orderId));
  if (!found) return undefined;
  const { country, scheme, rateBp, taxMinor, company, person, address, vatId } = found.tax;
  const shares = shareTax(
    order.lines.map(({ totalMinor }) => totalMinor),
    taxMinor,
  );
  return {
    ...{ country, scheme, rateBp, taxMinor },
    netMinor: order.totalMinor - taxMinor,
    lines: order.lines.map(({ id: lineId }, index) => ({
      lineId,
      netMinor: shares[index]?.netMinor ?? 0,
      taxMinor: shares[index]?.taxMinor ?? 0,
    })),
    business: company === null ? null : { company, address: address ?? '', vatId },
    person: company === null && (person ?? address) !== null ? { name: person, address } : null,
    check: found.check && {
      id: found.check.id,
      vatId: found.check.vatId,
      consultation: found.check.consultation,
      checkedAt: found.check.checkedAt,
    },
    proofs: await selectProofs(db, orderId),
  };
}
