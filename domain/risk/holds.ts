import { type Holding, ofOrder } from '../privacy/holding.ts';
import { orderRisks } from './tables.ts';

/** The risk assessments of a member's orders. */
export const riskHolds: readonly Holding[] = [
  { table: orderRisks, of: ofOrder(orderRisks.orderId), erasure: { kind: 'delete' } },
];
