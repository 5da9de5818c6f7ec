import type { Holding } from '../privacy/holding.ts';
import { isAbout } from './queries.ts';
import { auditEntries } from './tables.ts';

/** What staff have done to a member's account, and to those that were merged into it. */
export const auditHolds: readonly Holding[] = [
  {
    table: auditEntries,
    of: ({ memberId }) => isAbout(memberId),
    withheld: [auditEntries.actorId, auditEntries.actorEmail],
    // The snapshots in it are erased by erase-from-audit.ts.
    erasure: { kind: 'keep', why: 'What staff have done, and when, stays provable.' },
  },
];
