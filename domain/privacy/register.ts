import type { Db } from '@spindle/platform/database.ts';
import { getTableColumns, getTableName } from 'drizzle-orm';
import type { Holding, Subject } from './holding.ts';

/** One table of an export: its name, and the rows about a person. */
export interface HeldRows {
  name: string;
  columns: string[];
  rows: Record<string, unknown>[];
}

/** Reads what is held about a person, table by table, without the columns that are withheld. */
export async function* readHeld(
  db: Db,
  holdings: readonly Holding[],
  subject: Subject,
): AsyncGenerator<HeldRows> {
  for (const { table, of, withheld = [], told = {}, exported = true } of holdings) {
    if (!exported) continue;
    const kept = Object.entries(getTableColumns(table)).filter(([, column]) => !withheld.includes(column));
    const columns = { ...Object.fromEntries(kept), ...told };
    const rows = await db.select(columns).from(table).where(of(subject));
    yield { name: getTableName(table), columns: Object.keys(columns), rows };
  }
}
