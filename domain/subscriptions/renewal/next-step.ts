import type { Db } from '@spindle/platform/database.ts';
import { selectNextDue } from './queries.ts';

/** When the next step of any subscription is due; it may be in the past. */
export async function nextStep(db: Db): Promise<Date | undefined> {
  return selectNextDue(db);
}
