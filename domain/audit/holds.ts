import type { Holding } from '../privacy/holding.ts';
import { isAbout } from './queries.ts';
import { auditEntries } from './tables.ts';

/** What staff have done with a member's account, and with those that have become part of it. */
export const auditHolds: readonly Holding[] = [
  {
    table: auditEntries,
    of: ({ memberId }) => isAbout(memberId),
    withheld: [auditEntries.actorId, auditEntries.actorEmail],
    // What they said of the member goes: erase-from-audit.ts.
    erasure: { kind: 'keep', why: 'What staff have done, and when, stays provable.' },
  },
];
