import { sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { BOOKS, type Holding, ofMember, type Subject } from '../privacy/holding.ts';
import { subscriptionAgreements } from './agreements/tables.ts';
import { priceOffers } from './prices/tables.ts';
import { subscriptionPeriods, subscriptions } from './tables.ts';

/** Rows whose column is the id of one of the member's subscriptions. */
const ofSubscription =
  (column: PgColumn) =>
  ({ memberId }: Subject) =>
    sql`${column} in (select id from shop.subscriptions where member_id = ${memberId})`;

const AGREED = 'What was agreed to belongs to the books.';

/** What subscriptions hold of a member. */
export const subscriptionsHolds: readonly Holding[] = [
  {
    table: subscriptions,
    of: ofMember(subscriptions.memberId),
    // The books keep it with the orders that were invoiced to the business or taxed by the stated country.
    erasure: { kind: 'overwrite', columns: { importedBusiness: null, statedCountry: null }, why: BOOKS },
  },
  {
    table: subscriptionPeriods,
    of: ofSubscription(subscriptionPeriods.subscriptionId),
    erasure: { kind: 'keep', why: BOOKS },
  },
  {
    table: priceOffers,
    of: ofSubscription(priceOffers.subscriptionId),
    erasure: { kind: 'keep', why: AGREED },
  },
  {
    table: subscriptionAgreements,
    of: ofSubscription(subscriptionAgreements.subscriptionId),
    erasure: { kind: 'keep', why: AGREED },
  },
];
