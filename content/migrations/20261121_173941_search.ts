// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."search_documents" (
  	"type" text NOT NULL,
  	"document_id" integer NOT NULL,
  	"locale" text NOT NULL,
  	"path" text NOT NULL,
  	"title" text NOT NULL,
  	"summary" text NOT NULL,
  	"title_words" "tsvector" NOT NULL,
  	"lead_words" "tsvector" NOT NULL,
  	"words" "tsvector" NOT NULL,
  	"version" smallint NOT NULL,
  	CONSTRAINT "search_documents_type_document_id_locale_pk" PRIMARY KEY("type","document_id","locale")
  );
  
  CREATE TABLE "cms"."search_words" (
  	"locale" text NOT NULL,
  	"word" text NOT NULL,
  	"near" text[] NOT NULL,
  	CONSTRAINT "search_words_locale_word_pk" PRIMARY KEY("locale","word")
  );
  
  CREATE INDEX "search_documents_title_idx" ON "cms"."search_documents" USING gin ("title_words");
  CREATE INDEX "search_documents_lead_idx" ON "cms"."search_documents" USING gin ("lead_words");
  CREATE INDEX "search_documents_words_idx" ON "cms"."search_documents" USING gin ("words");
  CREATE INDEX "search_words_near_idx" ON "cms"."search_words" USING gin ("near");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."search_documents" CASCADE;
  DROP TABLE "cms"."search_words" CASCADE;`)
}
