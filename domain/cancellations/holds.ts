import { type Holding, ofAddress } from '../privacy/holding.ts';
import { cancellations } from './tables.ts';

/** What was declared with a member's address. */
export const cancellationsHolds: readonly Holding[] = [
  {
    table: cancellations,
    of: ofAddress(cancellations.email),
    erasure: {
      kind: 'overwrite',
      columns: { email: '', contract: '', reason: '' },
      why: 'That and when an order was cancelled belongs to its books.',
    },
  },
];
