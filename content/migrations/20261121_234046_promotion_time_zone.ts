// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_promotions_time_zone" AS ENUM('UTC', 'America/Los_Angeles', 'America/New_York', 'Europe/London', 'Europe/Berlin', 'Europe/Paris', 'Asia/Taipei', 'Asia/Tokyo');
  CREATE TYPE "cms"."enum__promotions_v_version_time_zone" AS ENUM('UTC', 'America/Los_Angeles', 'America/New_York', 'Europe/London', 'Europe/Berlin', 'Europe/Paris', 'Asia/Taipei', 'Asia/Tokyo');
  ALTER TABLE "cms"."promotions" ADD COLUMN "time_zone" "cms"."enum_promotions_time_zone" DEFAULT 'UTC';
  ALTER TABLE "cms"."_promotions_v" ADD COLUMN "version_time_zone" "cms"."enum__promotions_v_version_time_zone" DEFAULT 'UTC';`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."promotions" DROP COLUMN "time_zone";
  ALTER TABLE "cms"."_promotions_v" DROP COLUMN "version_time_zone";
  DROP TYPE "cms"."enum_promotions_time_zone";
  DROP TYPE "cms"."enum__promotions_v_version_time_zone";`)
}
