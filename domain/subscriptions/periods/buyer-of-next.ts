import type { Db } from '@spindle/platform/database.ts';
import { standingInvoice } from '../../invoices/invoice.ts';
import { invoicesOfOrders } from '../../invoices/invoices-of-orders.ts';
import type { Business, CountryProof, VatCheck } from '../../tax/tax.ts';
import { taxOfOrder } from '../../tax/tax-of-order.ts';
import type { Subscription } from '../subscription.ts';
import { selectPaidPeriod } from './queries.ts';

/** Whom a period is sold to, as far as its tax and its invoice depend on it. */
export interface PeriodBuyer {
  /** ISO 3166 code. */
  country: string | null;
  /** Null for a consumer. */
  business: Business | null;
  /** The positive answer about their VAT id that the last period went without tax by. */
  check: VatCheck | undefined;
  proofs: readonly CountryProof[];
}

/**
 * Whom the next period is sold to. Of one that another system has begun that system's word stands until an order of this shop
 * says it; then it is whoever bought the last one that was paid for, as its invoice names them after staff have corrected it. Another country there is the buyer's word of today, and what had proved the old one proves nothing any more.
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
    check: tax?.check ?? undefined,
    proofs: tax?.proofs ?? (orderId === id ? stated(country, createdAt) : []),
  };
  const invoice = standingInvoice(await invoicesOfOrders(db, [orderId]));
  if (invoice?.document.reason !== 'correction') return before;
  const { name, address, vatId, country: corrected } = invoice.document.buyer;
  const business = name === null ? null : { company: name, address: address ?? '', vatId };
  const hasMoved = corrected !== null && corrected !== (tax?.country ?? country);
  return {
    ...before,
    // Who owes the tax itself has to be named, whatever was left out.
    business: business ?? (before.check ? before.business : null),
    ...(hasMoved && {
      country: corrected,
      proofs: stated(corrected, invoice.issuedAt),
    }),
  };
}

function stated(country: string | null, notedAt: Date): CountryProof[] {
  return country === null ? [] : [{ kind: 'stated', country, notedAt }];
}
