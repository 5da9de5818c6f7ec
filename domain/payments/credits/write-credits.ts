import type { Db } from '@spindle/platform/database.ts';
import type { Credit } from './credit.ts';
import { insertCredits } from './queries.ts';

/**
 * Writes entries down. Whoever carries money from a line has locked its order, because what is carried can't be refunded
 * there; who changes what a holder has to their good has locked the holder.
 */
export async function writeCredits(tx: Db, entries: readonly Credit[], at: Date): Promise<void> {
  await insertCredits(tx, entries, at);
}
