import type { Db } from '@spindle/platform/database.ts';
import { and, desc, eq } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import type { AuditRecord } from './audit-record.ts';
import { auditEntries } from './tables.ts';

export type AuditEntry = typeof auditEntries.$inferSelect;

export async function insertEntry(
  tx: Db,
  actor: Extract<Actor, { kind: 'staff' | 'system' }>,
  { action, subject, before, after, at }: AuditRecord,
): Promise<void> {
  const who =
    actor.kind === 'staff'
      ? { actorId: actor.staffId, actorEmail: actor.email, actorRole: actor.role }
      : { actorId: actor.name };
  await tx.insert(auditEntries).values({
    ...{ at, action, before, after, actorKind: actor.kind, ...who },
    subjectKind: subject.kind,
    subjectId: subject.id,
  });
}

export async function selectEntriesOf(
  db: Db,
  subject: { kind: string; id: string },
  limit: number,
): Promise<AuditEntry[]> {
  return db
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectKind, subject.kind), eq(auditEntries.subjectId, subject.id)))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit);
}
