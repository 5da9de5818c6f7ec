import type { Db } from '@spindle/platform/database.ts';
import type { Dispute } from './dispute.ts';
import { selectNewestDisputes } from './queries.ts';

export async function newestDisputes(db: Db, limit: number): Promise<Dispute[]> {
  return selectNewestDisputes(db, limit);
}
