import { type Holding, ofOrder } from '../privacy/holding.ts';
import { orderRisks } from './tables.ts';

/** What was noted against an order. */
export const riskHolds: readonly Holding[] = [
  { table: orderRisks, of: ofOrder(orderRisks.orderId), erasure: { kind: 'delete' } },
];
