import { type Holding, ofMember } from '../privacy/holding.ts';
import { memberMerges, memberNotes } from './tables.ts';

/** What staff have noted about a member, and which accounts were merged into theirs. */
export const membersHolds: readonly Holding[] = [
  {
    table: memberNotes,
    of: ofMember(memberNotes.memberId),
    withheld: [memberNotes.authorId, memberNotes.authorEmail],
    erasure: { kind: 'delete' },
  },
  { table: memberMerges, of: ofMember(memberMerges.memberId), erasure: { kind: 'delete' } },
];
