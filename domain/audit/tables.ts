import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, index, jsonb, text, timestamp } from 'drizzle-orm/pg-core';
import { shop } from '../shop-schema.ts';
import type { Snapshot } from './audit-record.ts';

/** The actor in words for people: an address, or a part of the shop. */
export const actorSaid = (of: { actorEmail: AnyPgColumn; actorId: AnyPgColumn }) =>
  sql`coalesce(${of.actorEmail}, ${of.actorId})`;

/**
 * What staff and the shop itself have changed. Rows can only be added: a trigger refuses everything else, except in an
 * erasure.
 */
export const auditEntries = shop.table(
  'audit_entries',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true }).notNull(),
    actorKind: text('actor_kind').$type<'staff' | 'system'>().notNull(),
    /** The staff member's id, or the name of the part of the shop. */
    actorId: text('actor_id').notNull(),
    /** As it was then; staff come and go. */
    actorEmail: text('actor_email'),
    actorRole: text('actor_role'),
    /** Such as `licence.revoke`. */
    action: text().notNull(),
    subjectKind: text('subject_kind').notNull(),
    subjectId: text('subject_id').notNull(),
    before: jsonb().$type<Snapshot>(),
    after: jsonb().$type<Snapshot>(),
  },
  (table) => [
    index('audit_entries_of_subject').on(table.subjectKind, table.subjectId, table.at),
    index('audit_entries_by_time').on(table.at),
    index('audit_entries_of_kind').on(table.subjectKind, table.at, table.id),
    index('audit_entries_of_actor').on(actorSaid(table), table.at, table.id),
  ],
);
