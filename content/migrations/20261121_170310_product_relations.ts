// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."products" ADD COLUMN "free" boolean DEFAULT false;
  ALTER TABLE "cms"."products" ADD COLUMN "amazon" varchar;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_free" boolean DEFAULT false;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_amazon" varchar;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."products" DROP COLUMN "free";
  ALTER TABLE "cms"."products" DROP COLUMN "amazon";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_free";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_amazon";`)
}
