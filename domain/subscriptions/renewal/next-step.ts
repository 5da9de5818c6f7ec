import type { Db } from '@spindle/platform/database.ts';
import { selectNextDue } from './queries.ts';

/** When the shop next has something to do for a subscription; it may be past. */
export async function nextStep(db: Db): Promise<Date | undefined> {
  return selectNextDue(db);
}
