import type { Db } from '@spindle/platform/database.ts';
import { selectNextEnd } from './queries.ts';

/** When the page of an unsettled payment next ends, or the time left after it for money on its way. */
export function nextEnd(db: Db, now: Date): Promise<Date | undefined> {
  return selectNextEnd(db, now);
}
