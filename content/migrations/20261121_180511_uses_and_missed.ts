// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."uses" (
  	"type" text NOT NULL,
  	"document_id" integer NOT NULL,
  	"used_type" text NOT NULL,
  	"used_id" integer NOT NULL,
  	CONSTRAINT "uses_type_document_id_used_type_used_id_pk" PRIMARY KEY("type","document_id","used_type","used_id")
  );
  
  CREATE TABLE "cms"."missed_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"visits" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "missed_addresses_id" integer;
  CREATE INDEX "uses_used_idx" ON "cms"."uses" USING btree ("used_type","used_id");
  CREATE UNIQUE INDEX "missed_addresses_path_idx" ON "cms"."missed_addresses" USING btree ("path");
  CREATE INDEX "missed_addresses_visits_idx" ON "cms"."missed_addresses" USING btree ("visits");
  CREATE INDEX "missed_addresses_updated_at_idx" ON "cms"."missed_addresses" USING btree ("updated_at");
  CREATE INDEX "missed_addresses_created_at_idx" ON "cms"."missed_addresses" USING btree ("created_at");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missed_addresses_fk" FOREIGN KEY ("missed_addresses_id") REFERENCES "cms"."missed_addresses"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_missed_addresses_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("missed_addresses_id");`)
  // The one document of a kind has its address under no number.
  await db.execute(sql`
   UPDATE "cms"."addresses" SET "document_id" = 0
   WHERE "type" IN ('page-home', 'page-store', 'page-helps', 'contact-page')`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."uses" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."missed_addresses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."uses" CASCADE;
  DROP TABLE "cms"."missed_addresses" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_missed_addresses_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_missed_addresses_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "missed_addresses_id";`)
}
