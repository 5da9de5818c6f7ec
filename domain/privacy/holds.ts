import { type Holding, ofMember } from './holding.ts';
import { dataExports, erasures } from './tables.ts';

/** What this module itself holds about a member. */
export const privacyHolds: readonly Holding[] = [
  {
    table: dataExports,
    of: ofMember(dataExports.memberId),
    withheld: [dataExports.archive],
    erasure: { kind: 'delete' },
  },
  { table: erasures, of: ofMember(erasures.memberId), erasure: { kind: 'delete' } },
];
