import type { Db } from '@spindle/platform/database.ts';
import { selectNextEnd } from './queries.ts';

/** When the next page of an unsettled payment closes, or the margin after it for money on its way ends. */
export function nextEnd(db: Db, now: Date): Promise<Date | undefined> {
  return selectNextEnd(db, now);
}
