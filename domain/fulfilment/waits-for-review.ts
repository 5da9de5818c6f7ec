import type { Db } from '@spindle/platform/database.ts';
import { risksOfOrders } from '../risk/risks-of-orders.ts';
import type { FulfilDeps } from './deps.ts';

/** Whether staff have to review an order before it is fulfilled; never, unless the shop has set a risk score for that. */
export async function waitsForReview(
  tx: Db,
  { riskReviewScore }: Pick<FulfilDeps, 'riskReviewScore'>,
  orderId: string,
): Promise<boolean> {
  if (riskReviewScore === undefined) return false;
  const risk = (await risksOfOrders(tx, [orderId])).get(orderId);
  return risk !== undefined && risk.score >= riskReviewScore;
}
