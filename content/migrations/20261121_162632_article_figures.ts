// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_articles_figure_rows_line" AS ENUM('dvd', 'blu-ray', 'uhd', 'suite', 'plain');
  CREATE TYPE "cms"."enum_articles_figure_kind" AS ENUM('bars', 'frames', 'shares', 'scale', 'steps');
  CREATE TYPE "cms"."enum__articles_v_version_figure_rows_line" AS ENUM('dvd', 'blu-ray', 'uhd', 'suite', 'plain');
  CREATE TYPE "cms"."enum__articles_v_version_figure_kind" AS ENUM('bars', 'frames', 'shares', 'scale', 'steps');
  CREATE TABLE "cms"."articles_figure_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"height" numeric,
  	"line" "cms"."enum_articles_figure_rows_line" DEFAULT 'plain'
  );
  
  CREATE TABLE "cms"."articles_figure_rows_locales" (
  	"label" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."articles_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_articles_v_version_figure_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"height" numeric,
  	"line" "cms"."enum__articles_v_version_figure_rows_line" DEFAULT 'plain',
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_articles_v_version_figure_rows_locales" (
  	"label" varchar,
  	"value" varchar,
  	"unit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_articles_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  ALTER TABLE "cms"."articles" ADD COLUMN "figure_kind" "cms"."enum_articles_figure_kind";
  ALTER TABLE "cms"."articles_locales" ADD COLUMN "figure_caption" varchar;
  ALTER TABLE "cms"."articles_locales" ADD COLUMN "figure_alt" varchar;
  ALTER TABLE "cms"."_articles_v" ADD COLUMN "version_figure_kind" "cms"."enum__articles_v_version_figure_kind";
  ALTER TABLE "cms"."_articles_v_locales" ADD COLUMN "version_figure_caption" varchar;
  ALTER TABLE "cms"."_articles_v_locales" ADD COLUMN "version_figure_alt" varchar;
  ALTER TABLE "cms"."articles_figure_rows" ADD CONSTRAINT "articles_figure_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."articles_figure_rows_locales" ADD CONSTRAINT "articles_figure_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."articles_figure_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."articles_rels" ADD CONSTRAINT "articles_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."articles_rels" ADD CONSTRAINT "articles_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v_version_figure_rows" ADD CONSTRAINT "_articles_v_version_figure_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v_version_figure_rows_locales" ADD CONSTRAINT "_articles_v_version_figure_rows_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_articles_v_version_figure_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v_rels" ADD CONSTRAINT "_articles_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "articles_figure_rows_order_idx" ON "cms"."articles_figure_rows" USING btree ("_order");
  CREATE INDEX "articles_figure_rows_parent_id_idx" ON "cms"."articles_figure_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "articles_figure_rows_locales_locale_parent_id_unique" ON "cms"."articles_figure_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_rels_order_idx" ON "cms"."articles_rels" USING btree ("order");
  CREATE INDEX "articles_rels_parent_idx" ON "cms"."articles_rels" USING btree ("parent_id");
  CREATE INDEX "articles_rels_path_idx" ON "cms"."articles_rels" USING btree ("path");
  CREATE INDEX "articles_rels_products_id_idx" ON "cms"."articles_rels" USING btree ("products_id");
  CREATE INDEX "_articles_v_version_figure_rows_order_idx" ON "cms"."_articles_v_version_figure_rows" USING btree ("_order");
  CREATE INDEX "_articles_v_version_figure_rows_parent_id_idx" ON "cms"."_articles_v_version_figure_rows" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_articles_v_version_figure_rows_locales_locale_parent_id_uni" ON "cms"."_articles_v_version_figure_rows_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_rels_order_idx" ON "cms"."_articles_v_rels" USING btree ("order");
  CREATE INDEX "_articles_v_rels_parent_idx" ON "cms"."_articles_v_rels" USING btree ("parent_id");
  CREATE INDEX "_articles_v_rels_path_idx" ON "cms"."_articles_v_rels" USING btree ("path");
  CREATE INDEX "_articles_v_rels_products_id_idx" ON "cms"."_articles_v_rels" USING btree ("products_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."articles_figure_rows" CASCADE;
  DROP TABLE "cms"."articles_figure_rows_locales" CASCADE;
  DROP TABLE "cms"."articles_rels" CASCADE;
  DROP TABLE "cms"."_articles_v_version_figure_rows" CASCADE;
  DROP TABLE "cms"."_articles_v_version_figure_rows_locales" CASCADE;
  DROP TABLE "cms"."_articles_v_rels" CASCADE;
  ALTER TABLE "cms"."articles" DROP COLUMN "figure_kind";
  ALTER TABLE "cms"."articles_locales" DROP COLUMN "figure_caption";
  ALTER TABLE "cms"."articles_locales" DROP COLUMN "figure_alt";
  ALTER TABLE "cms"."_articles_v" DROP COLUMN "version_figure_kind";
  ALTER TABLE "cms"."_articles_v_locales" DROP COLUMN "version_figure_caption";
  ALTER TABLE "cms"."_articles_v_locales" DROP COLUMN "version_figure_alt";
  DROP TYPE "cms"."enum_articles_figure_rows_line";
  DROP TYPE "cms"."enum_articles_figure_kind";
  DROP TYPE "cms"."enum__articles_v_version_figure_rows_line";
  DROP TYPE "cms"."enum__articles_v_version_figure_kind";`)
}
