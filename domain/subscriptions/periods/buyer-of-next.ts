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
  /** A consumer's name and address for invoices, where known. */
  person: Person | null;
  /** The positive answer about their VAT id because of which the last period was without tax. */
  check: VatCheck | undefined;
  proofs: readonly CountryProof[];
  /** Where the card that paid the last period was issued. It is no proof for the next period until it has paid that, too. */
  lastCard: CountryProof | undefined;
}

/**
 * Whom the next period is sold to.
 *
 * It is the buyer of the last paid period, as its invoice names them. If staff have corrected that invoice and given a consumer
 * a VAT id, the buyer is a business from then on. A subscription taken over from another system is sold to the buyer named by
 * that system until an order of this shop has paid for a period.
 *
 * The country is the one in which that order was taxed, until the buyer moves: staff correct the invoice to another country, or
 * a consumer states another one in the member centre (`stateCountry`). The later of the two counts, and the proofs of the old
 * country are left out.
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
    // The name stays, the address is no longer theirs.
    person: buyer.person && { ...buyer.person, address: null },
    ...{ country: said.country, proofs: [...stated(said.country, said.at), ...network] },
  };
}

/**
 * The buyer as a corrected invoice names them.
 * @param taxedIn the country in which its order was taxed
 * @param movedAt when staff last corrected the country
 */
function asCorrected(
  before: PeriodBuyer,
  correction: Invoice,
  { taxedIn, movedAt }: { taxedIn: string | null; movedAt: Date | undefined },
): PeriodBuyer {
  const { name, address, vatId, country: corrected } = correction.document.buyer;
  const isBusiness = name !== null && (before.business !== null || vatId !== null);
  // A business under reverse charge has to be named, even if the correction left its name out.
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
 * When staff last corrected an order's invoice to another country than before; undefined if they never did. A correction that
 * keeps the country, for example of a name, says nothing about where the buyer lives.
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

/** The country that a member stated after the order was placed; an earlier statement is among that order's proofs. */
async function saidSince(db: Db, { statedCountry }: Subscription, orderId: string) {
  if (!statedCountry) return undefined;
  const at = new Date(statedCountry.at);
  const order = await findOrder(db, orderId);
  return order && order.placedAt > at ? undefined : { ...statedCountry, at };
}

function stated(country: string | null, notedAt: Date): CountryProof[] {
  return country === null ? [] : [{ kind: 'stated', country, notedAt }];
}
