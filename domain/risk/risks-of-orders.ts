import type { Db } from '@spindle/platform/database.ts';
import { selectRisks } from './queries.ts';
import type { Risk } from './risk.ts';

/** The assessments of these orders when they were placed, by order; orders of older versions have none. */
export async function risksOfOrders(db: Db, orderIds: readonly string[]): Promise<Map<string, Risk>> {
  return orderIds.length > 0 ? selectRisks(db, orderIds) : new Map();
}
