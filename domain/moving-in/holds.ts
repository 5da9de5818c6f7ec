import { type Holding, ofMember } from '../privacy/holding.ts';
import { importedRecords } from './tables.ts';

/** A member's ids in the system that the shop has replaced. */
export const movingInHolds: readonly Holding[] = [
  {
    table: importedRecords,
    of: ofMember(importedRecords.targetId),
    erasure: {
      kind: 'overwrite',
      // Without its digest the line is not taken for an unchanged one, but refused.
      columns: { written: null, digest: '' },
      why: 'A line that is imported again must not bring the member back.',
    },
  },
];
