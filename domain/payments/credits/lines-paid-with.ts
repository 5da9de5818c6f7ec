import type { Db } from '@spindle/platform/database.ts';
import { selectLinesPaidWith } from './queries.ts';

/** The lines of later orders that were paid with credit from these lines, in whole or in part. */
export async function linesPaidWith(db: Db, lineIds: readonly string[]): Promise<string[]> {
  return selectLinesPaidWith(db, lineIds);
}
