// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."products" ADD COLUMN "trial_days" numeric;
  ALTER TABLE "cms"."_products_v" ADD COLUMN "version_trial_days" numeric;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."products" DROP COLUMN "trial_days";
  ALTER TABLE "cms"."_products_v" DROP COLUMN "version_trial_days";`)
}
