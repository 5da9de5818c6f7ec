import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import type { Used } from './references-in.ts';

/** Stores what a published document refers to, replacing what it referred to before; for a withdrawn document, nothing. */
export async function keepUses(tx: Db, type: string, id: number, used: readonly Used[]): Promise<void> {
  await tx.execute(sql`delete from cms.uses where type = ${type} and document_id = ${id}`);
  const others = used.filter((target) => target.type !== type || target.id !== id);
  if (others.length === 0) return;
  const types = sql.param(others.map((target) => target.type));
  const ids = sql.param(others.map((target) => target.id));
  await tx.execute(sql`
    insert into cms.uses (type, document_id, used_type, used_id)
    select ${type}, ${id}::int, used.type, used.id from unnest(${types}::text[], ${ids}::int[]) as used (type, id)`);
}

/** How many referring documents are named; a category may have a hundred thousand. */
const NAMED_AT_MOST = 50;

/** The published documents that refer to a document or picture: the first ones, and the number of the others. */
export async function usersOf(
  db: Db,
  type: string,
  id: number,
  most = NAMED_AT_MOST,
): Promise<{ named: Used[]; more: number }> {
  const { rows } = await db.execute<{ type: string; id: number }>(sql`
    select type, document_id as id from cms.uses where used_type = ${type} and used_id = ${id}
    order by type, document_id limit ${most}`);
  if (rows.length < most) return { named: rows, more: 0 };
  const counted = await db.execute<{ all: number }>(
    sql`select count(*)::int as all from cms.uses where used_type = ${type} and used_id = ${id}`,
  );
  return { named: rows, more: Number(counted.rows[0]?.all) - rows.length };
}
