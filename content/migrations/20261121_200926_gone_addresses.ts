// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TABLE "cms"."withdrawn_addresses" (
  	"path" text PRIMARY KEY NOT NULL,
  	"type" text NOT NULL,
  	"document_id" integer NOT NULL
  );
  
  ALTER TABLE "cms"."redirects" ALTER COLUMN "to" DROP NOT NULL;
  ALTER TABLE "cms"."missed_addresses" ADD COLUMN "was" varchar;
  CREATE INDEX "withdrawn_addresses_document_idx" ON "cms"."withdrawn_addresses" USING btree ("type","document_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."withdrawn_addresses" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."withdrawn_addresses" CASCADE;
  DELETE FROM "cms"."redirects" WHERE "to" IS NULL;
  ALTER TABLE "cms"."redirects" ALTER COLUMN "to" SET NOT NULL;
  ALTER TABLE "cms"."missed_addresses" DROP COLUMN "was";`)
}
