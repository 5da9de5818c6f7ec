import type { Db } from '@spindle/platform/database.ts';
import { ALL_LOCALES, type Locale } from '@spindle/platform/locales.ts';
import { type SQL, sql } from 'drizzle-orm';
import { CONTENT_SCHEMA } from '../payload/schema-name.ts';
import type { ContentType } from '../types/define-type.ts';

/** The table with a type's published words, one row for each language of a document. */
export function localesTable({ name }: ContentType): SQL {
  return sql`${sql.identifier(CONTENT_SCHEMA)}.${sql.identifier(`${name.replaceAll('-', '_')}_locales`)}`;
}

/** The languages in which a document is shown if it is published, in the order of `ALL_LOCALES`. */
export async function shownLocales(db: Db, type: ContentType, id: number): Promise<Locale[]> {
  // A global has only one row, whatever its id.
  const own = type.kind === 'global' ? sql`true` : sql`_parent_id = ${id}`;
  const { rows } = await db.execute<{ locale: Locale }>(
    sql`select _locale::text as locale from ${localesTable(type)} where ${own} and shown`,
  );
  return ALL_LOCALES.filter((locale) => rows.some((row) => row.locale === locale));
}
