// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * The columns of before stay for storefronts that still read them while a deployment goes on; the snapshot does not
 * have them, so a later release drops them in a migration written by hand.
 */
export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."products_locales" ADD COLUMN "amazon" varchar;
  ALTER TABLE "cms"."_products_v_locales" ADD COLUMN "version_amazon" varchar;
  UPDATE "cms"."products_locales" words SET "amazon" = product."amazon"
  FROM "cms"."products" product WHERE product."id" = words."_parent_id";
  UPDATE "cms"."_products_v_locales" words SET "version_amazon" = version."version_amazon"
  FROM "cms"."_products_v" version WHERE version."id" = words."_parent_id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."products_locales" DROP COLUMN "amazon";
  ALTER TABLE "cms"."_products_v_locales" DROP COLUMN "version_amazon";`)
}
