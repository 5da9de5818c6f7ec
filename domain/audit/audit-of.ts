import type { Db } from '@spindle/platform/database.ts';
import { type AuditEntry, selectEntriesOf } from './queries.ts';

/** The last hundred things that staff and the shop have done to one thing, newest first. */
export async function auditOf(db: Db, subject: { kind: string; id: string }): Promise<AuditEntry[]> {
  return selectEntriesOf(db, [subject], 100);
}
