import type { Db } from '@spindle/platform/database.ts';
import { selectNextErasure } from './queries.ts';

/** When the next erasure after `now` is due. */
export function nextErasure(db: Db, now: Date): Promise<Date | undefined> {
  return selectNextErasure(db, now);
}
