import { sql } from 'drizzle-orm';
import { BOOKS, type Holding, ofOrder } from '../privacy/holding.ts';
import { countryProofs, orderTaxes, vatChecks } from './tables.ts';

const ofTax = ofOrder(orderTaxes.orderId);

/** What this module stores about a member: who was billed, and the proofs of their country. */
export const taxHolds: readonly Holding[] = [
  { table: orderTaxes, of: ofTax, erasure: { kind: 'keep', why: BOOKS } },
  { table: countryProofs, of: ofOrder(countryProofs.orderId), erasure: { kind: 'keep', why: BOOKS } },
  {
    table: vatChecks,
    of: (subject) =>
      sql`${vatChecks.id} in (select ${orderTaxes.vatCheckId} from ${orderTaxes} where ${ofTax(subject)})`,
    erasure: { kind: 'keep', why: BOOKS },
  },
];
