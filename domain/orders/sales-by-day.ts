import type { Db } from '@spindle/platform/database.ts';
import { selectSalesByDay } from './queries.ts';

export interface DaySales {
  /** `2026-11-20`, UTC. */
  day: string;
  /** What was paid in, ISO 4217. */
  currency: string;
  /** Orders paid on that day. */
  orders: number;
  /** What was taken, minor units. */
  revenueMinor: number;
}

/** Revenue and orders by day of payment (UTC) and currency; `to` is not included. Empty days have no row. */
export async function salesByDay(db: Db, range: { from: Date; to: Date }): Promise<DaySales[]> {
  return selectSalesByDay(db, range.from, range.to);
}
