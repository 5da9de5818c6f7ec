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
  // Documents of before have the addresses that they are shown at.
  await db.execute(sql`
   INSERT INTO "cms"."addresses" ("path", "type", "document_id", "slug", "published")
   SELECT '/' || replace("slug", '_', '-'), 'page-products', "id", "slug", "_status" = 'published'
   FROM "cms"."page_products" WHERE "slug" IS NOT NULL
   UNION ALL
   SELECT '/' || replace("slug", '_', '-') || '/buy', 'page-buys', "id", "slug", "_status" = 'published'
   FROM "cms"."page_buys" WHERE "slug" IS NOT NULL
   ON CONFLICT DO NOTHING;
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."addresses" CASCADE;`)
}
