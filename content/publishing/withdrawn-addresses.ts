import type { Db } from '@spindle/platform/database.ts';
import { sql } from 'drizzle-orm';
import type { ContentType } from '../types/define-type.ts';

/** Remembers where visitors saw a document that is being withdrawn, even if its address changes later. */
export async function noteWithdrawn(
  tx: Db,
  type: ContentType,
  id: number,
  paths: readonly string[],
): Promise<void> {
  for (const path of paths) {
    await tx.execute(sql`
      insert into cms.withdrawn_addresses (path, type, document_id) values (${path}, ${type.name}, ${id})
      on conflict (path) do update set type = excluded.type, document_id = excluded.document_id`);
  }
}

/** Returns, and forgets, where visitors saw a document before it was withdrawn. */
export async function takeWithdrawn(tx: Db, type: ContentType, id: number): Promise<string[]> {
  const { rows } = await tx.execute<{ path: string }>(sql`
    delete from cms.withdrawn_addresses where type = ${type.name} and document_id = ${id} returning path`);
  return rows.map(({ path }) => path).sort();
}

/** Another document takes over this address. */
export async function forgetWithdrawn(tx: Db, path: string): Promise<void> {
  await tx.execute(sql`delete from cms.withdrawn_addresses where path = ${path}`);
}
