import type { Db } from '@spindle/platform/database.ts';
import { selectRisks } from './queries.ts';
import type { Risk } from './risk.ts';

/** What spoke against these orders when they were placed, by order; those of older versions are not in it. */
export async function risksOfOrders(db: Db, orderIds: readonly string[]): Promise<Map<string, Risk>> {
  return orderIds.length > 0 ? selectRisks(db, orderIds) : new Map();
}
