// @ts-nocheck: its types are those of another drizzle
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * For pages that are there already, the last publication of their document is all that is known. Not in the transaction
 * of the new columns, whose lock would keep everybody from reading any address until the last one is written.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  const one = (table, id) =>
    `SELECT '${table.replaceAll('_', '-')}' AS "type", ${id} AS "id", "updated_at" FROM "cms"."${table}"`
  const all = [
    ...['articles', 'article_categories', 'system_articles', 'page_services', 'page_buys', 'page_help_details']
      .concat('page_products')
      .map((table) => one(table, '"id"')),
    ...['page_home', 'page_store', 'page_helps', 'contact_page'].map((table) => one(table, 0)),
  ]
  await db.execute(sql`
   UPDATE "cms"."addresses" SET "changed" = (
    SELECT jsonb_object_agg("locale", to_char("updated_at" AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'))
    FROM unnest("locales") AS "locale")
   FROM (${sql.raw(all.join(' UNION ALL '))}) AS "document"
   WHERE "addresses"."type" = "document"."type" AND "document_id" = "document"."id"
    AND "published" AND cardinality("locales") > 0 AND "updated_at" IS NOT NULL AND "changed" = '{}'`)
}

export async function down(_args: MigrateDownArgs): Promise<void> {}
