import { sql } from 'drizzle-orm';
import type { Holding } from '../privacy/holding.ts';
import { auditEntries } from './tables.ts';

/** What staff have done with a member's account, and with those that have become part of it. */
export const auditHolds: readonly Holding[] = [
  {
    table: auditEntries,
    of: ({ memberId }) => sql`${auditEntries.subjectId} = ${memberId}
      or ${auditEntries.subjectId} in (select lost_member_id::text from shop.member_merges where member_id = ${memberId})`,
    withheld: [auditEntries.actorId, auditEntries.actorEmail],
    // What they said of the member goes: erase-from-audit.ts.
    erasure: { kind: 'keep', why: 'What staff have done, and when, stays provable.' },
  },
];
