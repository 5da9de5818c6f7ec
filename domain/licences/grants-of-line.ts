import type { Db } from '@spindle/platform/database.ts';
import type { LicenceGrant } from './grant.ts';
import { selectGrantsOfSource } from './queries.ts';

/** What a line of an order has granted, by ordinal, taken back or not. */
export async function grantsOfLine(db: Db, lineId: string): Promise<LicenceGrant[]> {
  return selectGrantsOfSource(db, { source: 'order', sourceId: lineId });
}
