// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."addresses" (
  	"path" text PRIMARY KEY NOT NULL,
  	"type" text NOT NULL,
  	"document_id" integer NOT NULL,
  	"slug" text NOT NULL,
  	"published" boolean NOT NULL
  );
  
  CREATE INDEX "addresses_document_idx" ON "cms"."addresses" USING btree ("type","document_id");`)
  // Documents of before have the addresses that they are shown at. Nobody refused an address that was another's
  // then, and which of the two keeps it is for an editor to say.
  const wanted = sql`
   SELECT '/' || replace("slug", '_', '-') AS "path", 'page-products' AS "type", "id", "slug",
    "_status" = 'published' AS "published"
   FROM "cms"."page_products" WHERE "slug" IS NOT NULL
   UNION ALL
   SELECT '/' || replace("slug", '_', '-') || '/buy', 'page-buys', "id", "slug", "_status" = 'published'
   FROM "cms"."page_buys" WHERE "slug" IS NOT NULL`
  const { rows: shared } = await db.execute(sql`
   SELECT "path" || ' is the address of ' || string_agg(format('%s %s “%s”', "type", "id", "slug"), ' and ' ORDER BY "id") AS "what"
   FROM (${wanted}) AS "wanted" GROUP BY "path" HAVING count(*) > 1 ORDER BY "path"`)
  if (shared.length > 0) {
    throw new Error(
      `${shared.map(({ what }) => what).join('; ')}. Give all but one another slug, in the back office that runs, and migrate again.`,
    )
  }
  await db.execute(sql`
   INSERT INTO "cms"."addresses" ("path", "type", "document_id", "slug", "published") ${wanted}`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."addresses" CASCADE;`)
}
