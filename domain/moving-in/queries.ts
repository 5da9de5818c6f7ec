import { createHash } from 'node:crypto';
import type { Db } from '@spindle/platform/database.ts';
import { and, eq, inArray, or, sql } from 'drizzle-orm';
import { licences } from '../licences/tables.ts';
import { importedOrderLines } from '../orders/imported/tables.ts';
import { subscriptions } from '../subscriptions/tables.ts';
import type { Kind } from './kinds.ts';
import { importedRecords } from './tables.ts';

export type ImportedRecord = typeof importedRecords.$inferSelect;
type Of = { source: string; kind: Kind };

/** The records with these ids. An id that was the address of an erased member is found by its digest. */
export async function selectRecords(
  db: Db,
  { source, kind }: Of,
  ids: readonly string[],
): Promise<ImportedRecord[]> {
  if (ids.length === 0) return [];
  const byDigest = Map.groupBy(new Set(ids), digestOfId);
  const rows = await db
    .select()
    .from(importedRecords)
    .where(
      and(
        eq(importedRecords.source, source),
        eq(importedRecords.kind, kind),
        inArray(importedRecords.foreignId, [...ids, ...byDigest.keys()]),
      ),
    );
  return rows.flatMap((row) => {
    const spellings = byDigest.get(row.foreignId) ?? [row.foreignId];
    return spellings.map((foreignId) => ({ ...row, foreignId }));
  });
}

const digestOfId = (id: string) => `sha256:${createHash('sha256').update(id.toLowerCase()).digest('hex')}`;

/**
 * For ids that are addresses of an erased member: replaces them by digests, so that lines are still found but name nobody. All
 * spellings of an address have the same digest, so that one record is left of them, which is the erased member's if it has one.
 */
export async function hideForeignIds(
  tx: Db,
  { memberId, ids }: { memberId: string; ids: readonly string[] },
): Promise<void> {
  for (const id of ids) {
    const gone = await tx
      .delete(importedRecords)
      .where(eq(sql`lower(${importedRecords.foreignId})`, id))
      .returning();
    if (gone.length === 0) continue;
    const theirsFirst = [
      ...gone.filter(({ targetId }) => targetId === memberId),
      ...gone.filter(({ targetId }) => targetId !== memberId),
    ];
    await tx
      .insert(importedRecords)
      .values(theirsFirst.map((record) => ({ ...record, foreignId: digestOfId(id) })))
      .onConflictDoNothing();
  }
}

export async function upsertRecords(tx: Db, records: readonly ImportedRecord[]): Promise<void> {
  if (records.length === 0) return;
  await tx
    .insert(importedRecords)
    .values([...records])
    .onConflictDoUpdate({
      target: [importedRecords.source, importedRecords.kind, importedRecords.foreignId],
      set: {
        digest: sql`excluded.digest`,
        written: sql`excluded.written`,
        importedAt: sql`excluded.imported_at`,
      },
    });
}

/** An arbitrary number that no other advisory lock of this database uses. */
const IMPORT_LOCK = 7_263_044;

/** The connection holds the lock until it ends. @returns false if another import holds it */
export async function lockImports(connection: Db): Promise<boolean> {
  const { rows } = await connection.execute<{ locked: boolean }>(
    sql`select pg_try_advisory_lock(${IMPORT_LOCK}) as locked`,
  );
  return rows[0]?.locked === true;
}

/** A line of this run that was not refused. */
export interface SeenLine {
  kind: Kind;
  id: string;
  line: number;
  digest: string;
  /** The name by which lines of other files may refer to it: a customer's address, a licence's key. */
  name: string;
  /** Whether this run has created it (or would, in a dry run). */
  isNew: boolean;
  /** The parsed line. */
  row: object;
}

/** Makes a temporary table of the connection, so that lines of a long file are not kept in this process's memory. */
export async function makeSeenLines(connection: Db): Promise<void> {
  await connection.execute(sql`create temporary table seen_lines (
    kind text, id text, line int not null, digest text not null, name text not null, is_new boolean not null, row json not null,
    primary key (kind, id))`);
  await connection.execute(sql`create index seen_lines_name on pg_temp.seen_lines (kind, name)`);
}

export async function insertSeenLines(tx: Db, lines: readonly SeenLine[]): Promise<void> {
  if (lines.length === 0) return;
  await tx.execute(sql`insert into pg_temp.seen_lines (kind, id, line, digest, name, is_new, row)
    select * from json_to_recordset(${JSON.stringify(
      lines.map(({ isNew, ...line }) => ({ ...line, is_new: isNew })),
    )}::json) as given (kind text, id text, line int, digest text, name text, is_new boolean, row json)`);
}

/** The seen lines with one of these ids, or with one of these names. */
export async function selectSeenLines(
  tx: Db,
  kind: Kind,
  by: { ids: readonly string[] } | { names: readonly string[] },
): Promise<SeenLine[]> {
  const [column, wanted] = 'ids' in by ? (['id', by.ids] as const) : (['name', by.names] as const);
  const { rows } = await tx.execute<Omit<SeenLine, 'isNew'> & { is_new: boolean }>(sql`
    select kind, id, line, digest, name, is_new, row from pg_temp.seen_lines
    where kind = ${kind} and ${sql.identifier(column)} in (select json_array_elements_text(${JSON.stringify(wanted)}::json))`);
  return rows.map(({ is_new, ...line }) => ({ ...line, isNew: is_new }));
}

/** Looks at licences, subscriptions and past orders, too, since a member may occur only in the files of those. */
export async function selectIsBrought(db: Db, memberId: string): Promise<boolean> {
  const theirs = [licences, importedOrderLines, subscriptions].map((table) =>
    db.select({ id: table.id }).from(table).where(eq(table.memberId, memberId)),
  );
  const found = await db
    .select({ id: importedRecords.targetId })
    .from(importedRecords)
    .where(
      or(
        eq(importedRecords.targetId, memberId),
        ...theirs.map((ids) => inArray(importedRecords.targetId, ids)),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** Points the records of one target to another one. */
export async function updateTarget(tx: Db, { from, to }: { from: string; to: string }): Promise<void> {
  await tx.update(importedRecords).set({ targetId: to }).where(eq(importedRecords.targetId, from));
}
