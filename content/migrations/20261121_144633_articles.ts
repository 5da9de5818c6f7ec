// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_article_categories_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__article_categories_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__article_categories_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_authors_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__authors_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__authors_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_articles_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum_articles_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__articles_v_version_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum__articles_v_version_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum__articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__articles_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TABLE "cms"."article_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_article_categories_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."article_categories_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_article_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__article_categories_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__article_categories_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_article_categories_v_locales" (
  	"version_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."authors" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_authors_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."authors_locales" (
  	"name" varchar,
  	"about" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_authors_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__authors_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__authors_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_authors_v_locales" (
  	"version_name" varchar,
  	"version_about" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."articles_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."articles_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"category_id" integer,
  	"author_id" integer,
  	"picture_id" integer,
  	"published_at" timestamp(3) with time zone,
  	"checked_at" timestamp(3) with time zone,
  	"blocks" jsonb,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"url_type" "cms"."enum_articles_url_type" DEFAULT 'page',
  	"article_info_level" numeric DEFAULT 0,
  	"system" "cms"."enum_articles_system" DEFAULT 'all',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."articles_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_articles_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_articles_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_category_id" integer,
  	"version_author_id" integer,
  	"version_picture_id" integer,
  	"version_published_at" timestamp(3) with time zone,
  	"version_checked_at" timestamp(3) with time zone,
  	"version_blocks" jsonb,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version_url_type" "cms"."enum__articles_v_version_url_type" DEFAULT 'page',
  	"version_article_info_level" numeric DEFAULT 0,
  	"version_system" "cms"."enum__articles_v_version_system" DEFAULT 'all',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__articles_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_articles_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "article_categories_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "authors_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "articles_id" integer;
  ALTER TABLE "cms"."article_categories_locales" ADD CONSTRAINT "article_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_article_categories_v" ADD CONSTRAINT "_article_categories_v_parent_id_article_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."article_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_article_categories_v_locales" ADD CONSTRAINT "_article_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_article_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."authors_locales" ADD CONSTRAINT "authors_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_authors_v" ADD CONSTRAINT "_authors_v_parent_id_authors_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_authors_v_locales" ADD CONSTRAINT "_authors_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_authors_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."articles_seo_meta" ADD CONSTRAINT "articles_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."articles_seo_meta_locales" ADD CONSTRAINT "articles_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."articles_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."articles" ADD CONSTRAINT "articles_category_id_article_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "cms"."article_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."articles" ADD CONSTRAINT "articles_author_id_authors_id_fk" FOREIGN KEY ("author_id") REFERENCES "cms"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."articles" ADD CONSTRAINT "articles_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."articles_locales" ADD CONSTRAINT "articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v_version_seo_meta" ADD CONSTRAINT "_articles_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v_version_seo_meta_locales" ADD CONSTRAINT "_articles_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_articles_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v" ADD CONSTRAINT "_articles_v_parent_id_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v" ADD CONSTRAINT "_articles_v_version_category_id_article_categories_id_fk" FOREIGN KEY ("version_category_id") REFERENCES "cms"."article_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v" ADD CONSTRAINT "_articles_v_version_author_id_authors_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "cms"."authors"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v" ADD CONSTRAINT "_articles_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_articles_v_locales" ADD CONSTRAINT "_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "article_categories_slug_idx" ON "cms"."article_categories" USING btree ("slug");
  CREATE INDEX "article_categories_updated_at_idx" ON "cms"."article_categories" USING btree ("updated_at");
  CREATE INDEX "article_categories_created_at_idx" ON "cms"."article_categories" USING btree ("created_at");
  CREATE INDEX "article_categories__status_idx" ON "cms"."article_categories" USING btree ("_status");
  CREATE UNIQUE INDEX "article_categories_locales_locale_parent_id_unique" ON "cms"."article_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_article_categories_v_parent_idx" ON "cms"."_article_categories_v" USING btree ("parent_id");
  CREATE INDEX "_article_categories_v_version_version_slug_idx" ON "cms"."_article_categories_v" USING btree ("version_slug");
  CREATE INDEX "_article_categories_v_version_version_updated_at_idx" ON "cms"."_article_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_article_categories_v_version_version_created_at_idx" ON "cms"."_article_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_article_categories_v_version_version__status_idx" ON "cms"."_article_categories_v" USING btree ("version__status");
  CREATE INDEX "_article_categories_v_created_at_idx" ON "cms"."_article_categories_v" USING btree ("created_at");
  CREATE INDEX "_article_categories_v_updated_at_idx" ON "cms"."_article_categories_v" USING btree ("updated_at");
  CREATE INDEX "_article_categories_v_snapshot_idx" ON "cms"."_article_categories_v" USING btree ("snapshot");
  CREATE INDEX "_article_categories_v_published_locale_idx" ON "cms"."_article_categories_v" USING btree ("published_locale");
  CREATE INDEX "_article_categories_v_latest_idx" ON "cms"."_article_categories_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_article_categories_v_locales_locale_parent_id_unique" ON "cms"."_article_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "authors_slug_idx" ON "cms"."authors" USING btree ("slug");
  CREATE INDEX "authors_updated_at_idx" ON "cms"."authors" USING btree ("updated_at");
  CREATE INDEX "authors_created_at_idx" ON "cms"."authors" USING btree ("created_at");
  CREATE INDEX "authors__status_idx" ON "cms"."authors" USING btree ("_status");
  CREATE UNIQUE INDEX "authors_locales_locale_parent_id_unique" ON "cms"."authors_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_authors_v_parent_idx" ON "cms"."_authors_v" USING btree ("parent_id");
  CREATE INDEX "_authors_v_version_version_slug_idx" ON "cms"."_authors_v" USING btree ("version_slug");
  CREATE INDEX "_authors_v_version_version_updated_at_idx" ON "cms"."_authors_v" USING btree ("version_updated_at");
  CREATE INDEX "_authors_v_version_version_created_at_idx" ON "cms"."_authors_v" USING btree ("version_created_at");
  CREATE INDEX "_authors_v_version_version__status_idx" ON "cms"."_authors_v" USING btree ("version__status");
  CREATE INDEX "_authors_v_created_at_idx" ON "cms"."_authors_v" USING btree ("created_at");
  CREATE INDEX "_authors_v_updated_at_idx" ON "cms"."_authors_v" USING btree ("updated_at");
  CREATE INDEX "_authors_v_snapshot_idx" ON "cms"."_authors_v" USING btree ("snapshot");
  CREATE INDEX "_authors_v_published_locale_idx" ON "cms"."_authors_v" USING btree ("published_locale");
  CREATE INDEX "_authors_v_latest_idx" ON "cms"."_authors_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_authors_v_locales_locale_parent_id_unique" ON "cms"."_authors_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "articles_seo_meta_order_idx" ON "cms"."articles_seo_meta" USING btree ("_order");
  CREATE INDEX "articles_seo_meta_parent_id_idx" ON "cms"."articles_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "articles_seo_meta_locales_locale_parent_id_unique" ON "cms"."articles_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "articles_slug_idx" ON "cms"."articles" USING btree ("slug");
  CREATE INDEX "articles_category_idx" ON "cms"."articles" USING btree ("category_id");
  CREATE INDEX "articles_author_idx" ON "cms"."articles" USING btree ("author_id");
  CREATE INDEX "articles_picture_idx" ON "cms"."articles" USING btree ("picture_id");
  CREATE INDEX "articles_updated_at_idx" ON "cms"."articles" USING btree ("updated_at");
  CREATE INDEX "articles_created_at_idx" ON "cms"."articles" USING btree ("created_at");
  CREATE INDEX "articles__status_idx" ON "cms"."articles" USING btree ("_status");
  CREATE UNIQUE INDEX "articles_locales_locale_parent_id_unique" ON "cms"."articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_version_seo_meta_order_idx" ON "cms"."_articles_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_articles_v_version_seo_meta_parent_id_idx" ON "cms"."_articles_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_articles_v_version_seo_meta_locales_locale_parent_id_unique" ON "cms"."_articles_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_articles_v_parent_idx" ON "cms"."_articles_v" USING btree ("parent_id");
  CREATE INDEX "_articles_v_version_version_slug_idx" ON "cms"."_articles_v" USING btree ("version_slug");
  CREATE INDEX "_articles_v_version_version_category_idx" ON "cms"."_articles_v" USING btree ("version_category_id");
  CREATE INDEX "_articles_v_version_version_author_idx" ON "cms"."_articles_v" USING btree ("version_author_id");
  CREATE INDEX "_articles_v_version_version_picture_idx" ON "cms"."_articles_v" USING btree ("version_picture_id");
  CREATE INDEX "_articles_v_version_version_updated_at_idx" ON "cms"."_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_articles_v_version_version_created_at_idx" ON "cms"."_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_articles_v_version_version__status_idx" ON "cms"."_articles_v" USING btree ("version__status");
  CREATE INDEX "_articles_v_created_at_idx" ON "cms"."_articles_v" USING btree ("created_at");
  CREATE INDEX "_articles_v_updated_at_idx" ON "cms"."_articles_v" USING btree ("updated_at");
  CREATE INDEX "_articles_v_snapshot_idx" ON "cms"."_articles_v" USING btree ("snapshot");
  CREATE INDEX "_articles_v_published_locale_idx" ON "cms"."_articles_v" USING btree ("published_locale");
  CREATE INDEX "_articles_v_latest_idx" ON "cms"."_articles_v" USING btree ("latest");
  CREATE INDEX "_articles_v_autosave_idx" ON "cms"."_articles_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_articles_v_locales_locale_parent_id_unique" ON "cms"."_articles_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_categories_fk" FOREIGN KEY ("article_categories_id") REFERENCES "cms"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_authors_fk" FOREIGN KEY ("authors_id") REFERENCES "cms"."authors"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_articles_fk" FOREIGN KEY ("articles_id") REFERENCES "cms"."articles"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "payload_locked_documents_rels_article_categories_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("article_categories_id");
  CREATE INDEX "payload_locked_documents_rels_authors_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("authors_id");
  CREATE INDEX "payload_locked_documents_rels_articles_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("articles_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."article_categories" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."article_categories_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_article_categories_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_article_categories_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."authors" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."authors_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_authors_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_authors_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."articles_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."articles_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."articles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_articles_v_version_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_articles_v_version_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_articles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_articles_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."article_categories" CASCADE;
  DROP TABLE "cms"."article_categories_locales" CASCADE;
  DROP TABLE "cms"."_article_categories_v" CASCADE;
  DROP TABLE "cms"."_article_categories_v_locales" CASCADE;
  DROP TABLE "cms"."authors" CASCADE;
  DROP TABLE "cms"."authors_locales" CASCADE;
  DROP TABLE "cms"."_authors_v" CASCADE;
  DROP TABLE "cms"."_authors_v_locales" CASCADE;
  DROP TABLE "cms"."articles_seo_meta" CASCADE;
  DROP TABLE "cms"."articles_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."articles" CASCADE;
  DROP TABLE "cms"."articles_locales" CASCADE;
  DROP TABLE "cms"."_articles_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_articles_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_articles_v" CASCADE;
  DROP TABLE "cms"."_articles_v_locales" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_article_categories_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_authors_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_articles_fk";
  
  DROP INDEX "cms"."payload_locked_documents_rels_article_categories_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_authors_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_articles_id_idx";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "article_categories_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "authors_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "articles_id";
  DROP TYPE "cms"."enum_article_categories_status";
  DROP TYPE "cms"."enum__article_categories_v_version_status";
  DROP TYPE "cms"."enum__article_categories_v_published_locale";
  DROP TYPE "cms"."enum_authors_status";
  DROP TYPE "cms"."enum__authors_v_version_status";
  DROP TYPE "cms"."enum__authors_v_published_locale";
  DROP TYPE "cms"."enum_articles_url_type";
  DROP TYPE "cms"."enum_articles_system";
  DROP TYPE "cms"."enum_articles_status";
  DROP TYPE "cms"."enum__articles_v_version_url_type";
  DROP TYPE "cms"."enum__articles_v_version_system";
  DROP TYPE "cms"."enum__articles_v_version_status";
  DROP TYPE "cms"."enum__articles_v_published_locale";`)
}
