// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."addresses" ADD COLUMN "changed" jsonb DEFAULT '{}'::jsonb NOT NULL;
  ALTER TABLE "cms"."addresses" ADD COLUMN "prints" jsonb DEFAULT '{}'::jsonb NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."addresses" DROP COLUMN "changed";
  ALTER TABLE "cms"."addresses" DROP COLUMN "prints";`)
}
