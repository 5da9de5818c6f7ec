import { sql } from 'drizzle-orm';
import { type Holding, ofAddress, ofOrder } from '../privacy/holding.ts';
import { cancellations } from './tables.ts';

/** What was declared with a member's address, or about one of their orders. */
export const cancellationsHolds: readonly Holding[] = [
  {
    table: cancellations,
    of: (subject) =>
      sql`(${ofAddress(cancellations.email, cancellations.declaredAt)(subject)} or ${ofOrder(cancellations.orderId)(subject)})`,
    erasure: {
      kind: 'overwrite',
      columns: { email: '', contract: '', reason: '' },
      why: 'That and when an order was cancelled belongs to its books.',
    },
  },
];
