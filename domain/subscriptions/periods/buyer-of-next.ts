import type { Db } from '@spindle/platform/database.ts';
import { type Invoice, standingInvoice } from '../../invoices/invoice.ts';
import { invoicesOfOrders } from '../../invoices/invoices-of-orders.ts';
import { findOrder } from '../../orders/find-order.ts';
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
 * So it is where a consumer has said since in the member centre that they live in another country (`stateCountry`); of that and
 * a correction the later one counts.
 */
export async function buyerOfNext(db: Db, subscription: Subscription): Promise<PeriodBuyer> {
  const { id, country, importedBusiness, createdAt } = subscription;
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
  const correction = invoice?.document.reason === 'correction' ? invoice : undefined;
  const buyer = correction ? asCorrected(before, correction, tax?.country ?? country) : before;
  const said = await saidSince(db, subscription, orderId);
  if (!said || buyer.business || (correction && correction.issuedAt > said.at)) return buyer;
  const network: CountryProof[] = said.network
    ? [{ kind: 'network', country: said.network, notedAt: said.at }]
    : [];
  return {
    ...buyer,
    // They are called as before, and live there no more.
    person: buyer.person && { ...buyer.person, address: null },
    ...{ country: said.country, proofs: [...stated(said.country, said.at), ...network] },
  };
}

/** As an invoice names them that staff have corrected. @param taxedIn where its order is */
function asCorrected(
  before: PeriodBuyer,
  { document, issuedAt }: Invoice,
  taxedIn: string | null,
): PeriodBuyer {
  const { name, address, vatId, country: corrected } = document.buyer;
  const isBusiness = name !== null && (before.business !== null || vatId !== null);
  const hasMoved = corrected !== null && corrected !== taxedIn;
  // Who owes the tax itself has to be named, whatever was left out.
  const owing = before.check ? before.business : null;
  const business = isBusiness ? { company: name, address: address ?? '', vatId } : owing;
  return {
    ...before,
    business,
    person: business ? null : { name, address },
    country: corrected ?? taxedIn,
    ...(hasMoved && { proofs: stated(corrected, issuedAt) }),
  };
}

/** What a member has said of where they live after an order was placed; what was said before is among its proofs. */
async function saidSince(db: Db, { statedCountry }: Subscription, orderId: string) {
  if (!statedCountry) return undefined;
  const at = new Date(statedCountry.at);
  const order = await findOrder(db, orderId);
  return order && order.placedAt > at ? undefined : { ...statedCountry, at };
}

function stated(country: string | null, notedAt: Date): CountryProof[] {
  return country === null ? [] : [{ kind: 'stated', country, notedAt }];
}
