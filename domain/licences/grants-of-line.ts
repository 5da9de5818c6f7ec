import type { Db } from '@spindle/platform/database.ts';
import type { LicenceGrant } from './grant.ts';
import { selectGrantsOfSource } from './queries.ts';

/** All grants of an order line, taken back or not, by ordinal. */
export async function grantsOfLine(db: Db, lineId: string): Promise<LicenceGrant[]> {
  return selectGrantsOfSource(db, { source: 'order', sourceId: lineId });
}
