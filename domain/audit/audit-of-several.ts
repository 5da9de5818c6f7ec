import type { Db } from '@spindle/platform/database.ts';
import type { AuditSubject } from './audit-record.ts';
import { type AuditEntry, selectEntriesOf } from './queries.ts';

/** The last of what staff and the shop have done to any of these things, newest first. */
export async function auditOfSeveral(
  db: Db,
  subjects: readonly { kind: AuditSubject; id: string }[],
  { limit }: { limit: number },
): Promise<AuditEntry[]> {
  return selectEntriesOf(db, subjects, limit);
}
