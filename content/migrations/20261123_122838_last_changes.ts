// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."addresses" ADD COLUMN "changed" jsonb DEFAULT '{}'::jsonb NOT NULL;
  ALTER TABLE "cms"."addresses" ADD COLUMN "prints" jsonb DEFAULT '{}'::jsonb NOT NULL;`)
  // For pages that are there already, the last publication of their document is all that is known.
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
    AND "published" AND cardinality("locales") > 0 AND "updated_at" IS NOT NULL`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."addresses" DROP COLUMN "changed";
  ALTER TABLE "cms"."addresses" DROP COLUMN "prints";`)
}
