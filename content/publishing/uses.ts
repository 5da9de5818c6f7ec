import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import type { Used } from './references-in.ts';

/** Notes what a published document refers to, in place of what it did before; nothing of one that is withdrawn. */
export async function keepUses(tx: Db, type: string, id: number, used: readonly Used[]): Promise<void> {
  await tx.execute(sql`delete from cms.uses where type = ${type} and document_id = ${id}`);
  for (const target of used) {
    if (target.type === type && target.id === id) continue;
    await tx.execute(sql`
      insert into cms.uses (type, document_id, used_type, used_id)
      values (${type}, ${id}, ${target.type}, ${target.id})`);
  }
}

/** The published documents that refer to a document or picture. */
export async function usersOf(db: Db, type: string, id: number): Promise<Used[]> {
  const { rows } = await db.execute<{ type: string; id: number }>(sql`
    select type, document_id as id from cms.uses where used_type = ${type} and used_id = ${id}
    order by type, document_id`);
  return rows;
}
