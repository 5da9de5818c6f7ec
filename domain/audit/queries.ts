import type { Db } from '@spindle/platform/database.ts';
import { and, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Actor } from '../actor.ts';
import { addressPattern } from '../privacy/addresses-in-text.ts';
import type { AuditRecord, AuditSubject } from './audit-record.ts';
import { actorSaid, auditEntries } from './tables.ts';

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

/**
 * The entries about any of these subjects, newest first. Each subject's own are read newest first from the index, up to the
 * limit, so that neither a long trail nor a large table slows this down.
 */
export async function selectEntriesOf(
  db: Db,
  subjects: readonly { kind: string; id: string }[],
  limit: number,
): Promise<AuditEntry[]> {
  if (subjects.length === 0) return [];
  const kinds = sql.param(subjects.map(({ kind }) => kind));
  const ids = sql.param(subjects.map(({ id }) => id));
  const { at, id, subjectKind, subjectId } = auditEntries;
  const newest = db
    .select()
    .from(auditEntries)
    .where(and(sql`${subjectKind} = asked.kind`, sql`${subjectId} = asked.id`))
    .orderBy(desc(at), desc(id))
    .limit(limit)
    .as('newest');
  return db
    .select(newest._.selectedFields)
    .from(sql`unnest(${kinds}::text[], ${ids}::text[]) as asked (kind, id)`)
    .innerJoinLateral(newest, sql`true`)
    .orderBy(desc(newest.at), desc(newest.id))
    .limit(limit);
}

/** Which entries to select; fields that are left out do not restrict it. */
export interface AuditFilter {
  kind?: AuditSubject | undefined;
  /** The address of a member of staff, or the name of a part of the shop. */
  by?: string | undefined;
}

/** Newest first. @param after the id of an entry: only older ones */
export async function selectEntries(
  db: Db,
  { kind, by }: AuditFilter,
  { after, limit }: { after: number | undefined; limit: number },
): Promise<AuditEntry[]> {
  const place = sql`(${auditEntries.at}, ${auditEntries.id})`;
  const last = sql`(select last.at, last.id from ${auditEntries} last where last.id = ${after})`;
  return db
    .select()
    .from(auditEntries)
    .where(
      and(
        kind && eq(auditEntries.subjectKind, kind),
        by === undefined ? undefined : sql`${actorSaid(auditEntries)} = ${by}`,
        after === undefined ? undefined : sql`${place} < ${last}`,
      ),
    )
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(limit);
}

/** Entries about a member, or about an account that was merged into theirs. */
export const isAbout = (memberId: string): SQL<boolean> => sql`(${auditEntries.subjectKind} = 'member'
  and (${auditEntries.subjectId} = ${memberId} or ${auditEntries.subjectId} in
    (select lost_member_id::text from shop.member_merges where member_id = ${memberId}::uuid)))`;

/** Entries about a member (`isTheirs`), and all others that contain one of their addresses. */
export async function selectEntriesNaming(
  tx: Db,
  { memberId, emails }: { memberId: string; emails: readonly string[] },
): Promise<(Pick<AuditEntry, 'id' | 'before' | 'after'> & { isTheirs: boolean })[]> {
  const says = addressPattern(emails);
  const { id, before, after } = auditEntries;
  return tx
    .select({ id, before, after, isTheirs: isAbout(memberId) })
    .from(auditEntries)
    .where(or(isAbout(memberId), sql`${before}::text ~* ${says}`, sql`${after}::text ~* ${says}`));
}

/** A trigger allows this change, and no other, in the transaction of an erasure only. */
export async function updateSnapshots(
  tx: Db,
  id: number,
  noted: Pick<AuditEntry, 'before' | 'after'>,
): Promise<void> {
  await tx.update(auditEntries).set(noted).where(eq(auditEntries.id, id));
}
