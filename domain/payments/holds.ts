import { BOOKS, type Holding, ofMember, ofOrder } from '../privacy/holding.ts';
import { cardPages, guestCards, savedCards } from './cards/tables.ts';
import { credits } from './credits/tables.ts';
import { disputes } from './disputes/tables.ts';
import { refunds } from './refunds/tables.ts';
import { payments } from './tables.ts';

/** What payments hold of a member. */
export const paymentsHolds: readonly Holding[] = [
  {
    table: payments,
    of: ofOrder(payments.orderId),
    withheld: [payments.redirectUrl],
    erasure: {
      kind: 'overwrite',
      columns: { customerId: null, methodId: null, keptCard: null, redirectUrl: null },
      why: BOOKS,
    },
  },
  { table: refunds, of: ofOrder(refunds.orderId), erasure: { kind: 'keep', why: BOOKS } },
  { table: disputes, of: ofOrder(disputes.orderId), erasure: { kind: 'keep', why: BOOKS } },
  { table: credits, of: ofOrder(credits.orderId), erasure: { kind: 'keep', why: BOOKS } },
  { table: savedCards, of: ofMember(savedCards.memberId), erasure: { kind: 'delete' } },
  { table: guestCards, of: ofMember(guestCards.memberId), erasure: { kind: 'delete' } },
  { table: cardPages, of: ofMember(cardPages.memberId), erasure: { kind: 'delete' } },
];
