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
  /** Where the card was issued that paid the last period: no proof of the next one before it pays that, too. */
  lastCard: CountryProof | undefined;
}

/**
 * Whom the next period is sold to.
 *
 * Whoever bought the last one that was paid for, named as its invoice names them. Where staff have corrected that invoice, a
 * consumer whom it names with a VAT id is a business from then on. A subscription that another system has begun is sold to
 * whom that system says until an order of this shop has paid for a period.
 *
 * The country is the one that order was taxed in, until the buyer moves: staff correct the invoice to another country, or a
 * consumer says in the member centre that they live in another one (`stateCountry`). The later of the two counts, and what
 * had proved the old country is left out.
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
    lastCard: tax?.proofs.find(({ kind }) => kind === 'card'),
  };
  const issued = await invoicesOfOrders(db, [orderId]);
  const invoice = standingInvoice(issued);
  const correction = invoice?.document.reason === 'correction' ? invoice : undefined;
  const taxedIn = tax?.country ?? country;
  const movedAt = correction && whenMoved(issued, taxedIn);
  const buyer = correction ? asCorrected(before, correction, { taxedIn, movedAt }) : before;
  const said = await saidSince(db, subscription, orderId);
  if (!said || buyer.business) return buyer;
  if (movedAt && movedAt > said.at) return buyer;
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
  correction: Invoice,
  { taxedIn, movedAt }: { taxedIn: string | null; movedAt: Date | undefined },
): PeriodBuyer {
  const { name, address, vatId, country: corrected } = correction.document.buyer;
  const isBusiness = name !== null && (before.business !== null || vatId !== null);
  // Who owes the tax itself has to be named, whatever was left out.
  const owing = before.check ? before.business : null;
  const business = isBusiness ? { company: name, address: address ?? '', vatId } : owing;
  return {
    ...before,
    business,
    person: business ? null : { name, address },
    country: corrected ?? taxedIn,
    ...(movedAt && corrected !== null && corrected !== taxedIn && { proofs: stated(corrected, movedAt) }),
  };
}

/**
 * When staff last corrected an order's invoice to another country than the one before; undefined where they never did. A correction
 * of the name alone repeats the country, and says nothing of where somebody lives.
 */
function whenMoved(issued: readonly Invoice[], taxedIn: string | null): Date | undefined {
  let [country, at]: [string | null, Date | undefined] = [taxedIn, undefined];
  for (const { document, issuedAt } of issued) {
    const corrected =
      document.kind === 'invoice' && document.reason === 'correction' ? document.buyer.country : null;
    if (corrected !== null && corrected !== country) [country, at] = [corrected, issuedAt];
  }
  return at;
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
