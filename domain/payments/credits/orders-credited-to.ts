import type { Db } from '@spindle/platform/database.ts';
import { selectOrdersCreditedTo } from './queries.ts';

/** The orders whose money has paid for these lines of a later order as credit, the earliest first. */
export async function ordersCreditedTo(db: Db, lineIds: readonly string[]): Promise<string[]> {
  return selectOrdersCreditedTo(db, lineIds);
}
