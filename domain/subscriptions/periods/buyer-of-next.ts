import type { Db } from '@spindle/platform/database.ts';
import { standingInvoice } from '../../invoices/invoice.ts';
import { invoicesOfOrders } from '../../invoices/invoices-of-orders.ts';
import type { Business, CountryProof, Person, VatCheck } from '../../tax/tax.ts';
import { taxOfOrder } from '../../tax/tax-of-order.ts';
import type { Subscription } from '../subscription.ts';
import { selectPaidPeriod } from './queries.ts';

/** Whom a period is sold to, as far as its tax and its invoice depend on it. */
export interface PeriodBuyer {
  /** ISO 3166 code. */
  country: string | null;
  /** Null for a consumer. */
  business: Business | null;
  /** What the invoices of a consumer call them, where it is known. */
  person: Person | null;
  /** The positive answer about their VAT id that the last period went without tax by. */
  check: VatCheck | undefined;
  proofs: readonly CountryProof[];
}

/**
 * Whom the next period is sold to. Of one that another system has begun that system's word stands until an order of this shop
 * says it; then it is whoever bought the last one that was paid for, as its invoice names them after staff have corrected it: a
 * business where they bought as one, or have a VAT id by then. Another country there is the buyer's word of today, and what had
 * proved the old one proves nothing any more; else the country is the one that the order was taxed by.
 */
export async function buyerOfNext(
  db: Db,
  { id, country, importedBusiness, createdAt }: Subscription,
): Promise<PeriodBuyer> {
  const { orderId } = await selectPaidPeriod(db, id);
  const tax = await taxOfOrder(db, orderId);
  const before: PeriodBuyer = {
    country,
    business: tax ? tax.business : importedBusiness,
    person: tax?.person ?? null,
    check: tax?.check ?? undefined,
    proofs: tax?.proofs ?? (orderId === id ? stated(country, createdAt) : []),
  };
  const invoice = standingInvoice(await invoicesOfOrders(db, [orderId]));
  if (invoice?.document.reason !== 'correction') return before;
  const { name, address, vatId, country: corrected } = invoice.document.buyer;
  const isBusiness = name !== null && (before.business !== null || vatId !== null);
  const taxedIn = tax?.country ?? country;
  const hasMoved = corrected !== null && corrected !== taxedIn;
  // Who owes the tax itself has to be named, whatever was left out.
  const owing = before.check ? before.business : null;
  const business = isBusiness ? { company: name, address: address ?? '', vatId } : owing;
  return {
    ...before,
    business,
    person: business ? null : { name, address },
    country: corrected ?? taxedIn,
    ...(hasMoved && { proofs: stated(corrected, invoice.issuedAt) }),
  };
}

function stated(country: string | null, notedAt: Date): CountryProof[] {
  return country === null ? [] : [{ kind: 'stated', country, notedAt }];
}
