// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_member_page_sections_section" ADD VALUE 'security';
  ALTER TYPE "cms"."enum_member_page_sections_section" ADD VALUE 'privacy';
  ALTER TYPE "cms"."enum__member_page_v_version_sections_section" ADD VALUE 'security';
  ALTER TYPE "cms"."enum__member_page_v_version_sections_section" ADD VALUE 'privacy';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."member_page_sections" ALTER COLUMN "section" SET DATA TYPE text;
  DROP TYPE "cms"."enum_member_page_sections_section";
  CREATE TYPE "cms"."enum_member_page_sections_section" AS ENUM('my_products', 'devices', 'orders', 'subscriptions', 'tickets', 'account');
  ALTER TABLE "cms"."member_page_sections" ALTER COLUMN "section" SET DATA TYPE "cms"."enum_member_page_sections_section" USING "section"::"cms"."enum_member_page_sections_section";
  ALTER TABLE "cms"."_member_page_v_version_sections" ALTER COLUMN "section" SET DATA TYPE text;
  DROP TYPE "cms"."enum__member_page_v_version_sections_section";
  CREATE TYPE "cms"."enum__member_page_v_version_sections_section" AS ENUM('my_products', 'devices', 'orders', 'subscriptions', 'tickets', 'account');
  ALTER TABLE "cms"."_member_page_v_version_sections" ALTER COLUMN "section" SET DATA TYPE "cms"."enum__member_page_v_version_sections_section" USING "section"::"cms"."enum__member_page_v_version_sections_section";`)
}
