import type { Db } from '@spindle/platform/database.ts';
import { selectOrdersCreditedTo } from './queries.ts';

/** The orders whose money has paid for these lines of a later one, the first to be paid before. */
export async function ordersCreditedTo(db: Db, lineIds: readonly string[]): Promise<string[]> {
  return selectOrdersCreditedTo(db, lineIds);
}
