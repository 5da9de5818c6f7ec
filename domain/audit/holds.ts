import { sql } from 'drizzle-orm';
import type { Holding } from '../privacy/holding.ts';
import { auditEntries } from './tables.ts';

/** What staff have done with a member's account, and their notes on it. */
export const auditHolds: readonly Holding[] = [
  {
    table: auditEntries,
    of: ({ memberId }) => sql`${auditEntries.subjectId} = ${memberId}`,
    withheld: [auditEntries.actorId, auditEntries.actorEmail],
    erasure: { kind: 'keep', why: 'What staff have done stays provable; a trigger refuses every change.' },
  },
];
