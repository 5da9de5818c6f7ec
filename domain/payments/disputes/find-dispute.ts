import type { Db } from '@spindle/platform/database.ts';
import type { Dispute } from './dispute.ts';
import { selectDispute } from './queries.ts';

export async function findDispute(db: Db, id: string): Promise<Dispute | undefined> {
  return selectDispute(db, id);
}
