// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TYPE "cms"."enum_staff_role" ADD VALUE 'accountant';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."staff" ALTER COLUMN "role" SET DATA TYPE text;
  ALTER TABLE "cms"."staff" ALTER COLUMN "role" SET DEFAULT 'support'::text;
  DROP TYPE "cms"."enum_staff_role";
  CREATE TYPE "cms"."enum_staff_role" AS ENUM('admin', 'editor', 'support');
  ALTER TABLE "cms"."staff" ALTER COLUMN "role" SET DEFAULT 'support'::"cms"."enum_staff_role";
  ALTER TABLE "cms"."staff" ALTER COLUMN "role" SET DATA TYPE "cms"."enum_staff_role" USING "role"::"cms"."enum_staff_role";`)
}
