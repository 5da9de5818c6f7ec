import type { Db } from '@spindle/platform/database.ts';
import { type AuditEntry, selectEntriesOf } from './queries.ts';

/** What staff and the shop have done to one thing, newest first. */
export async function auditOf(
  db: Db,
  subject: { kind: string; id: string },
  { limit = 100 } = {},
): Promise<AuditEntry[]> {
  return selectEntriesOf(db, subject, limit);
}
