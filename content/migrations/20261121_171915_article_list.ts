// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."article_list" (
  	"document_id" integer NOT NULL,
  	"locale" text NOT NULL,
  	"category_id" integer NOT NULL,
  	"published_at" timestamp with time zone NOT NULL,
  	CONSTRAINT "article_list_document_id_locale_pk" PRIMARY KEY("document_id","locale")
  );
  
  CREATE INDEX "article_list_idx" ON "cms"."article_list" USING btree ("category_id","locale","published_at","document_id");`)
  // Articles of before are in the lists of the languages they are shown in.
  await db.execute(sql`
   INSERT INTO "cms"."article_list" ("document_id", "locale", "category_id", "published_at")
   SELECT "articles"."id", "_locale"::text, "category_id", "published_at"
   FROM "cms"."articles" JOIN "cms"."articles_locales" ON "_parent_id" = "articles"."id" AND "shown"
   WHERE "_status" = 'published' AND "category_id" IS NOT NULL AND "published_at" IS NOT NULL`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."article_list" CASCADE;`)
}
