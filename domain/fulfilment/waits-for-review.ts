import type { Db } from '@spindle/platform/database.ts';
import { risksOfOrders } from '../risk/risks-of-orders.ts';
import type { FulfilDeps } from './deps.ts';

/** Whether a person is to look at an order before it brings anything; never, unless the shop is set up so. */
export async function waitsForReview(
  tx: Db,
  { riskReviewScore }: Pick<FulfilDeps, 'riskReviewScore'>,
  orderId: string,
): Promise<boolean> {
  if (riskReviewScore === undefined) return false;
  const risk = (await risksOfOrders(tx, [orderId])).get(orderId);
  return risk !== undefined && risk.score >= riskReviewScore;
}
