// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."login_page" DROP CONSTRAINT "login_page_media_id_media_id_fk";
  
  ALTER TABLE "cms"."_login_page_v" DROP CONSTRAINT "_login_page_v_version_media_id_media_id_fk";
  
  ALTER TABLE "cms"."register_page" DROP CONSTRAINT "register_page_media_id_media_id_fk";
  
  ALTER TABLE "cms"."_register_page_v" DROP CONSTRAINT "_register_page_v_version_media_id_media_id_fk";
  
  ALTER TABLE "cms"."reset_password_page" DROP CONSTRAINT "reset_password_page_media_id_media_id_fk";
  
  ALTER TABLE "cms"."_reset_password_page_v" DROP CONSTRAINT "_reset_password_page_v_version_media_id_media_id_fk";
  
  DROP INDEX "cms"."login_page_media_idx";
  DROP INDEX "cms"."_login_page_v_version_version_media_idx";
  DROP INDEX "cms"."register_page_media_idx";
  DROP INDEX "cms"."_register_page_v_version_version_media_idx";
  DROP INDEX "cms"."reset_password_page_media_idx";
  DROP INDEX "cms"."_reset_password_page_v_version_version_media_idx";
  ALTER TABLE "cms"."login_page" DROP COLUMN "media_id";
  ALTER TABLE "cms"."_login_page_v" DROP COLUMN "version_media_id";
  ALTER TABLE "cms"."register_page" DROP COLUMN "media_id";
  ALTER TABLE "cms"."_register_page_v" DROP COLUMN "version_media_id";
  ALTER TABLE "cms"."reset_password_page" DROP COLUMN "media_id";
  ALTER TABLE "cms"."_reset_password_page_v" DROP COLUMN "version_media_id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."login_page" ADD COLUMN "media_id" integer;
  ALTER TABLE "cms"."_login_page_v" ADD COLUMN "version_media_id" integer;
  ALTER TABLE "cms"."register_page" ADD COLUMN "media_id" integer;
  ALTER TABLE "cms"."_register_page_v" ADD COLUMN "version_media_id" integer;
  ALTER TABLE "cms"."reset_password_page" ADD COLUMN "media_id" integer;
  ALTER TABLE "cms"."_reset_password_page_v" ADD COLUMN "version_media_id" integer;
  ALTER TABLE "cms"."login_page" ADD CONSTRAINT "login_page_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_login_page_v" ADD CONSTRAINT "_login_page_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."register_page" ADD CONSTRAINT "register_page_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_register_page_v" ADD CONSTRAINT "_register_page_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."reset_password_page" ADD CONSTRAINT "reset_password_page_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_reset_password_page_v" ADD CONSTRAINT "_reset_password_page_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "login_page_media_idx" ON "cms"."login_page" USING btree ("media_id");
  CREATE INDEX "_login_page_v_version_version_media_idx" ON "cms"."_login_page_v" USING btree ("version_media_id");
  CREATE INDEX "register_page_media_idx" ON "cms"."register_page" USING btree ("media_id");
  CREATE INDEX "_register_page_v_version_version_media_idx" ON "cms"."_register_page_v" USING btree ("version_media_id");
  CREATE INDEX "reset_password_page_media_idx" ON "cms"."reset_password_page" USING btree ("media_id");
  CREATE INDEX "_reset_password_page_v_version_version_media_idx" ON "cms"."_reset_password_page_v" USING btree ("version_media_id");`)
}
