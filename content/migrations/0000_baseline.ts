// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."_locales" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_page_products_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum_page_products_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum_page_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_products_v_version_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum__page_products_v_version_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum__page_products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_products_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_page_buys_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum_page_buys_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum_page_buys_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_buys_v_version_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum__page_buys_v_version_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum__page_buys_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_buys_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_page_error_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum_page_error_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum_page_error_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_error_v_version_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum__page_error_v_version_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum__page_error_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_error_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_products_price_key" AS ENUM('1M', '1Y', 'LFT', 'Lifetime+5PC');
  CREATE TYPE "cms"."enum_products_type" AS ENUM('single', 'bundle', 'aio');
  CREATE TYPE "cms"."enum_products_system" AS ENUM('win', 'mac', 'android');
  CREATE TYPE "cms"."enum_products_product_line" AS ENUM('dvd', 'blu-ray', 'uhd', 'suite');
  CREATE TYPE "cms"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__products_v_version_price_key" AS ENUM('1M', '1Y', 'LFT', 'Lifetime+5PC');
  CREATE TYPE "cms"."enum__products_v_version_type" AS ENUM('single', 'bundle', 'aio');
  CREATE TYPE "cms"."enum__products_v_version_system" AS ENUM('win', 'mac', 'android');
  CREATE TYPE "cms"."enum__products_v_version_product_line" AS ENUM('dvd', 'blu-ray', 'uhd', 'suite');
  CREATE TYPE "cms"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__products_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_main_nav_pcs_os" AS ENUM('win', 'mac');
  CREATE TYPE "cms"."enum_main_nav_pcs_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__main_nav_pcs_v_version_os" AS ENUM('win', 'mac');
  CREATE TYPE "cms"."enum__main_nav_pcs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__main_nav_pcs_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_staff_role" AS ENUM('admin', 'editor', 'support');
  CREATE TYPE "cms"."enum_page_home_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum_page_home_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum_page_home_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_home_v_version_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum__page_home_v_version_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum__page_home_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_home_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__footer_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_page_commons_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_commons_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_commons_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_checkout_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__checkout_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__checkout_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TABLE "cms"."page_products_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."page_products_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."page_products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"blocks" jsonb,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"url_type" "cms"."enum_page_products_url_type" DEFAULT 'page',
  	"article_info_level" numeric DEFAULT 0,
  	"system" "cms"."enum_page_products_system" DEFAULT 'all',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_page_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."page_products_locales" (
  	"title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."page_products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_page_products_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_page_products_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_blocks" jsonb,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version_url_type" "cms"."enum__page_products_v_version_url_type" DEFAULT 'page',
  	"version_article_info_level" numeric DEFAULT 0,
  	"version_system" "cms"."enum__page_products_v_version_system" DEFAULT 'all',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__page_products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__page_products_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_page_products_v_locales" (
  	"version_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."page_buys_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."page_buys_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."page_buys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"blocks" jsonb,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"url_type" "cms"."enum_page_buys_url_type" DEFAULT 'page',
  	"article_info_level" numeric DEFAULT 0,
  	"system" "cms"."enum_page_buys_system" DEFAULT 'all',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_page_buys_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."page_buys_locales" (
  	"title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."page_buys_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_page_buys_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_page_buys_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_buys_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_blocks" jsonb,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version_url_type" "cms"."enum__page_buys_v_version_url_type" DEFAULT 'page',
  	"version_article_info_level" numeric DEFAULT 0,
  	"version_system" "cms"."enum__page_buys_v_version_system" DEFAULT 'all',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__page_buys_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__page_buys_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_page_buys_v_locales" (
  	"version_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_buys_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."page_error_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."page_error_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."page_error" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"blocks" jsonb,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"url_type" "cms"."enum_page_error_url_type" DEFAULT 'page',
  	"article_info_level" numeric DEFAULT 0,
  	"system" "cms"."enum_page_error_system" DEFAULT 'all',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_page_error_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."page_error_locales" (
  	"title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_error_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_page_error_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_error_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_blocks" jsonb,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version_url_type" "cms"."enum__page_error_v_version_url_type" DEFAULT 'page',
  	"version_article_info_level" numeric DEFAULT 0,
  	"version_system" "cms"."enum__page_error_v_version_system" DEFAULT 'all',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__page_error_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__page_error_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_page_error_v_locales" (
  	"version_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."products_price" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"key" "cms"."enum_products_price_key",
  	"usd" numeric,
  	"eur" numeric,
  	"jpy" numeric
  );
  
  CREATE TABLE "cms"."products_download_url" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"version" varchar
  );
  
  CREATE TABLE "cms"."products_imgs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"media_id" integer
  );
  
  CREATE TABLE "cms"."products_product_attrs_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"slug" varchar
  );
  
  CREATE TABLE "cms"."products_product_attrs_tags_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"pid" varchar,
  	"slug" varchar,
  	"type" "cms"."enum_products_type" DEFAULT 'single',
  	"system" "cms"."enum_products_system",
  	"product_line" "cms"."enum_products_product_line",
  	"on_sale" boolean DEFAULT true,
  	"media_id" integer,
  	"product_attrs_media_id" integer,
  	"coupon" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."products_locales" (
  	"name" varchar,
  	"short_name" varchar,
  	"client_info_system_requirement" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_products_v_version_price" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" "cms"."enum__products_v_version_price_key",
  	"usd" numeric,
  	"eur" numeric,
  	"jpy" numeric,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_products_v_version_download_url" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"version" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_products_v_version_imgs" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"media_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_products_v_version_product_attrs_tags" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_products_v_version_product_attrs_tags_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_pid" varchar,
  	"version_slug" varchar,
  	"version_type" "cms"."enum__products_v_version_type" DEFAULT 'single',
  	"version_system" "cms"."enum__products_v_version_system",
  	"version_product_line" "cms"."enum__products_v_version_product_line",
  	"version_on_sale" boolean DEFAULT true,
  	"version_media_id" integer,
  	"version_product_attrs_media_id" integer,
  	"version_coupon" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_products_v_locales" (
  	"version_name" varchar,
  	"version_short_name" varchar,
  	"version_client_info_system_requirement" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."main_nav_pcs_product_sub_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"link" varchar,
  	"anchor" varchar
  );
  
  CREATE TABLE "cms"."main_nav_pcs_product_sub_list_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."main_nav_pcs_store_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"icon" varchar
  );
  
  CREATE TABLE "cms"."main_nav_pcs_store_items_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."main_nav_pcs_tips_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"icon" varchar
  );
  
  CREATE TABLE "cms"."main_nav_pcs_tips_items_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."main_nav_pcs_support_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"icon" varchar
  );
  
  CREATE TABLE "cms"."main_nav_pcs_support_items_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."main_nav_pcs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"os" "cms"."enum_main_nav_pcs_os",
  	"media_id" integer,
  	"product_url" varchar,
  	"store_url" varchar,
  	"tips_url" varchar,
  	"support_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_main_nav_pcs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."main_nav_pcs_locales" (
  	"logo_title" varchar,
  	"login" varchar,
  	"product_label" varchar,
  	"store_label" varchar,
  	"tips_label" varchar,
  	"support_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_main_nav_pcs_v_version_product_sub_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"link" varchar,
  	"anchor" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_main_nav_pcs_v_version_product_sub_list_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_main_nav_pcs_v_version_store_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_main_nav_pcs_v_version_store_items_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_main_nav_pcs_v_version_tips_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_main_nav_pcs_v_version_tips_items_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_main_nav_pcs_v_version_support_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"icon" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_main_nav_pcs_v_version_support_items_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_main_nav_pcs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_os" "cms"."enum__main_nav_pcs_v_version_os",
  	"version_media_id" integer,
  	"version_product_url" varchar,
  	"version_store_url" varchar,
  	"version_tips_url" varchar,
  	"version_support_url" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__main_nav_pcs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__main_nav_pcs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_main_nav_pcs_v_locales" (
  	"version_logo_title" varchar,
  	"version_login" varchar,
  	"version_product_label" varchar,
  	"version_store_label" varchar,
  	"version_tips_label" varchar,
  	"version_support_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "cms"."media_locales" (
  	"alt" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."staff_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "cms"."staff" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"role" "cms"."enum_staff_role" DEFAULT 'support' NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"page_products_id" integer,
  	"page_buys_id" integer,
  	"page_error_id" integer,
  	"products_id" integer,
  	"main_nav_pcs_id" integer,
  	"media_id" integer,
  	"staff_id" integer
  );
  
  CREATE TABLE "cms"."payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"staff_id" integer
  );
  
  CREATE TABLE "cms"."payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."page_home_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."page_home_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."page_home" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"blocks" jsonb,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"url_type" "cms"."enum_page_home_url_type" DEFAULT 'page',
  	"article_info_level" numeric DEFAULT 0,
  	"system" "cms"."enum_page_home_system" DEFAULT 'all',
  	"_status" "cms"."enum_page_home_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."page_home_locales" (
  	"title" varchar,
  	"seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_home_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_page_home_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_home_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_blocks" jsonb,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version_url_type" "cms"."enum__page_home_v_version_url_type" DEFAULT 'page',
  	"version_article_info_level" numeric DEFAULT 0,
  	"version_system" "cms"."enum__page_home_v_version_system" DEFAULT 'all',
  	"version__status" "cms"."enum__page_home_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__page_home_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_page_home_v_locales" (
  	"version_title" varchar,
  	"version_seo_meta_description" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."footer_menu_list_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"event_label" varchar
  );
  
  CREATE TABLE "cms"."footer_menu_list_list_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."footer_menu_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."footer_menu_list_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."footer_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link" varchar
  );
  
  CREATE TABLE "cms"."footer_items_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"logo_link" varchar,
  	"media_id" integer,
  	"_status" "cms"."enum_footer_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."footer_locales" (
  	"logo_title" varchar,
  	"brand" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_footer_v_version_menu_list_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"event_label" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_footer_v_version_menu_list_list_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_footer_v_version_menu_list" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_footer_v_version_menu_list_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_footer_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_footer_v_version_items_locales" (
  	"label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_logo_link" varchar,
  	"version_media_id" integer,
  	"version__status" "cms"."enum__footer_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__footer_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_footer_v_locales" (
  	"version_logo_title" varchar,
  	"version_brand" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."page_commons" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"header_banner_enabled" boolean DEFAULT false,
  	"header_banner_link" varchar,
  	"_status" "cms"."enum_page_commons_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."page_commons_locales" (
  	"header_banner_text" varchar,
  	"header_banner_link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_commons_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_header_banner_enabled" boolean DEFAULT false,
  	"version_header_banner_link" varchar,
  	"version__status" "cms"."enum__page_commons_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__page_commons_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_page_commons_v_locales" (
  	"version_header_banner_text" varchar,
  	"version_header_banner_link_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."checkout" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "cms"."enum_checkout_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."checkout_locales" (
  	"title" varchar,
  	"summary_title" varchar,
  	"payment_text" varchar,
  	"delivery_text" varchar,
  	"guarantee_title" varchar,
  	"guarantee_text" varchar,
  	"legal_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_checkout_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "cms"."enum__checkout_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__checkout_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_checkout_v_locales" (
  	"version_title" varchar,
  	"version_summary_title" varchar,
  	"version_payment_text" varchar,
  	"version_delivery_text" varchar,
  	"version_guarantee_title" varchar,
  	"version_guarantee_text" varchar,
  	"version_legal_text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "cms"."page_products_seo_meta" ADD CONSTRAINT "page_products_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_products_seo_meta_locales" ADD CONSTRAINT "page_products_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_products_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_products_locales" ADD CONSTRAINT "page_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_products_rels" ADD CONSTRAINT "page_products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."page_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_products_rels" ADD CONSTRAINT "page_products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_products_v_version_seo_meta" ADD CONSTRAINT "_page_products_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_products_v_version_seo_meta_locales" ADD CONSTRAINT "_page_products_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_products_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_products_v" ADD CONSTRAINT "_page_products_v_parent_id_page_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."page_products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_page_products_v_locales" ADD CONSTRAINT "_page_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_products_v_rels" ADD CONSTRAINT "_page_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_page_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_products_v_rels" ADD CONSTRAINT "_page_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_buys_seo_meta" ADD CONSTRAINT "page_buys_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_buys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_buys_seo_meta_locales" ADD CONSTRAINT "page_buys_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_buys_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_buys_locales" ADD CONSTRAINT "page_buys_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_buys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_buys_rels" ADD CONSTRAINT "page_buys_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."page_buys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_buys_rels" ADD CONSTRAINT "page_buys_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_buys_v_version_seo_meta" ADD CONSTRAINT "_page_buys_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_buys_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_buys_v_version_seo_meta_locales" ADD CONSTRAINT "_page_buys_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_buys_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_buys_v" ADD CONSTRAINT "_page_buys_v_parent_id_page_buys_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."page_buys"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_page_buys_v_locales" ADD CONSTRAINT "_page_buys_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_buys_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_buys_v_rels" ADD CONSTRAINT "_page_buys_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_page_buys_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_buys_v_rels" ADD CONSTRAINT "_page_buys_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_error_seo_meta" ADD CONSTRAINT "page_error_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_error_seo_meta_locales" ADD CONSTRAINT "page_error_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_error_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_error_locales" ADD CONSTRAINT "page_error_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_error_v_version_seo_meta" ADD CONSTRAINT "_page_error_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_error_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_error_v_version_seo_meta_locales" ADD CONSTRAINT "_page_error_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_error_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_error_v" ADD CONSTRAINT "_page_error_v_parent_id_page_error_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."page_error"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_page_error_v_locales" ADD CONSTRAINT "_page_error_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_error_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."products_price" ADD CONSTRAINT "products_price_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."products_download_url" ADD CONSTRAINT "products_download_url_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."products_imgs" ADD CONSTRAINT "products_imgs_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."products_imgs" ADD CONSTRAINT "products_imgs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."products_product_attrs_tags" ADD CONSTRAINT "products_product_attrs_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."products_product_attrs_tags_locales" ADD CONSTRAINT "products_product_attrs_tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."products_product_attrs_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."products" ADD CONSTRAINT "products_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."products" ADD CONSTRAINT "products_product_attrs_media_id_media_id_fk" FOREIGN KEY ("product_attrs_media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_version_price" ADD CONSTRAINT "_products_v_version_price_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_version_download_url" ADD CONSTRAINT "_products_v_version_download_url_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_version_imgs" ADD CONSTRAINT "_products_v_version_imgs_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_version_imgs" ADD CONSTRAINT "_products_v_version_imgs_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_version_product_attrs_tags" ADD CONSTRAINT "_products_v_version_product_attrs_tags_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_version_product_attrs_tags_locales" ADD CONSTRAINT "_products_v_version_product_attrs_tags_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_products_v_version_product_attrs_tags"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_products_v" ADD CONSTRAINT "_products_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_products_v" ADD CONSTRAINT "_products_v_version_product_attrs_media_id_media_id_fk" FOREIGN KEY ("version_product_attrs_media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."main_nav_pcs_product_sub_list" ADD CONSTRAINT "main_nav_pcs_product_sub_list_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."main_nav_pcs_product_sub_list" ADD CONSTRAINT "main_nav_pcs_product_sub_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."main_nav_pcs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."main_nav_pcs_product_sub_list_locales" ADD CONSTRAINT "main_nav_pcs_product_sub_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."main_nav_pcs_product_sub_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."main_nav_pcs_store_items" ADD CONSTRAINT "main_nav_pcs_store_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."main_nav_pcs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."main_nav_pcs_store_items_locales" ADD CONSTRAINT "main_nav_pcs_store_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."main_nav_pcs_store_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."main_nav_pcs_tips_items" ADD CONSTRAINT "main_nav_pcs_tips_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."main_nav_pcs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."main_nav_pcs_tips_items_locales" ADD CONSTRAINT "main_nav_pcs_tips_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."main_nav_pcs_tips_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."main_nav_pcs_support_items" ADD CONSTRAINT "main_nav_pcs_support_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."main_nav_pcs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."main_nav_pcs_support_items_locales" ADD CONSTRAINT "main_nav_pcs_support_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."main_nav_pcs_support_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."main_nav_pcs" ADD CONSTRAINT "main_nav_pcs_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."main_nav_pcs_locales" ADD CONSTRAINT "main_nav_pcs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."main_nav_pcs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_main_nav_pcs_v_version_product_sub_list" ADD CONSTRAINT "_main_nav_pcs_v_version_product_sub_list_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_main_nav_pcs_v_version_product_sub_list" ADD CONSTRAINT "_main_nav_pcs_v_version_product_sub_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_main_nav_pcs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_main_nav_pcs_v_version_product_sub_list_locales" ADD CONSTRAINT "_main_nav_pcs_v_version_product_sub_list_locales_parent_i_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_main_nav_pcs_v_version_product_sub_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_main_nav_pcs_v_version_store_items" ADD CONSTRAINT "_main_nav_pcs_v_version_store_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_main_nav_pcs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_main_nav_pcs_v_version_store_items_locales" ADD CONSTRAINT "_main_nav_pcs_v_version_store_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_main_nav_pcs_v_version_store_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_main_nav_pcs_v_version_tips_items" ADD CONSTRAINT "_main_nav_pcs_v_version_tips_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_main_nav_pcs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_main_nav_pcs_v_version_tips_items_locales" ADD CONSTRAINT "_main_nav_pcs_v_version_tips_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_main_nav_pcs_v_version_tips_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_main_nav_pcs_v_version_support_items" ADD CONSTRAINT "_main_nav_pcs_v_version_support_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_main_nav_pcs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_main_nav_pcs_v_version_support_items_locales" ADD CONSTRAINT "_main_nav_pcs_v_version_support_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_main_nav_pcs_v_version_support_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_main_nav_pcs_v" ADD CONSTRAINT "_main_nav_pcs_v_parent_id_main_nav_pcs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."main_nav_pcs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_main_nav_pcs_v" ADD CONSTRAINT "_main_nav_pcs_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_main_nav_pcs_v_locales" ADD CONSTRAINT "_main_nav_pcs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_main_nav_pcs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."staff_sessions" ADD CONSTRAINT "staff_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_products_fk" FOREIGN KEY ("page_products_id") REFERENCES "cms"."page_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_buys_fk" FOREIGN KEY ("page_buys_id") REFERENCES "cms"."page_buys"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_error_fk" FOREIGN KEY ("page_error_id") REFERENCES "cms"."page_error"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_main_nav_pcs_fk" FOREIGN KEY ("main_nav_pcs_id") REFERENCES "cms"."main_nav_pcs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "cms"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_staff_fk" FOREIGN KEY ("staff_id") REFERENCES "cms"."staff"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_home_seo_meta" ADD CONSTRAINT "page_home_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_home_seo_meta_locales" ADD CONSTRAINT "page_home_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_home_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_home_locales" ADD CONSTRAINT "page_home_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_home"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_home_v_version_seo_meta" ADD CONSTRAINT "_page_home_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_home_v_version_seo_meta_locales" ADD CONSTRAINT "_page_home_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_home_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_home_v_locales" ADD CONSTRAINT "_page_home_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_home_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_menu_list_list" ADD CONSTRAINT "footer_menu_list_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer_menu_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_menu_list_list_locales" ADD CONSTRAINT "footer_menu_list_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer_menu_list_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_menu_list" ADD CONSTRAINT "footer_menu_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_menu_list_locales" ADD CONSTRAINT "footer_menu_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer_menu_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_items" ADD CONSTRAINT "footer_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer_items_locales" ADD CONSTRAINT "footer_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."footer" ADD CONSTRAINT "footer_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_menu_list_list" ADD CONSTRAINT "_footer_v_version_menu_list_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v_version_menu_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_menu_list_list_locales" ADD CONSTRAINT "_footer_v_version_menu_list_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v_version_menu_list_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_menu_list" ADD CONSTRAINT "_footer_v_version_menu_list_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_menu_list_locales" ADD CONSTRAINT "_footer_v_version_menu_list_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v_version_menu_list"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_items" ADD CONSTRAINT "_footer_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_version_items_locales" ADD CONSTRAINT "_footer_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v" ADD CONSTRAINT "_footer_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_commons_locales" ADD CONSTRAINT "page_commons_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_commons"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_commons_v_locales" ADD CONSTRAINT "_page_commons_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_commons_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."checkout_locales" ADD CONSTRAINT "checkout_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."checkout"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_checkout_v_locales" ADD CONSTRAINT "_checkout_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_checkout_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "page_products_seo_meta_order_idx" ON "cms"."page_products_seo_meta" USING btree ("_order");
  CREATE INDEX "page_products_seo_meta_parent_id_idx" ON "cms"."page_products_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_products_seo_meta_locales_locale_parent_id_unique" ON "cms"."page_products_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "page_products_slug_idx" ON "cms"."page_products" USING btree ("slug");
  CREATE INDEX "page_products_updated_at_idx" ON "cms"."page_products" USING btree ("updated_at");
  CREATE INDEX "page_products_created_at_idx" ON "cms"."page_products" USING btree ("created_at");
  CREATE INDEX "page_products__status_idx" ON "cms"."page_products" USING btree ("_status");
  CREATE UNIQUE INDEX "page_products_locales_locale_parent_id_unique" ON "cms"."page_products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_products_rels_order_idx" ON "cms"."page_products_rels" USING btree ("order");
  CREATE INDEX "page_products_rels_parent_idx" ON "cms"."page_products_rels" USING btree ("parent_id");
  CREATE INDEX "page_products_rels_path_idx" ON "cms"."page_products_rels" USING btree ("path");
  CREATE INDEX "page_products_rels_products_id_idx" ON "cms"."page_products_rels" USING btree ("products_id");
  CREATE INDEX "_page_products_v_version_seo_meta_order_idx" ON "cms"."_page_products_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_page_products_v_version_seo_meta_parent_id_idx" ON "cms"."_page_products_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_products_v_version_seo_meta_locales_locale_parent_id_u" ON "cms"."_page_products_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_products_v_parent_idx" ON "cms"."_page_products_v" USING btree ("parent_id");
  CREATE INDEX "_page_products_v_version_version_slug_idx" ON "cms"."_page_products_v" USING btree ("version_slug");
  CREATE INDEX "_page_products_v_version_version_updated_at_idx" ON "cms"."_page_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_products_v_version_version_created_at_idx" ON "cms"."_page_products_v" USING btree ("version_created_at");
  CREATE INDEX "_page_products_v_version_version__status_idx" ON "cms"."_page_products_v" USING btree ("version__status");
  CREATE INDEX "_page_products_v_created_at_idx" ON "cms"."_page_products_v" USING btree ("created_at");
  CREATE INDEX "_page_products_v_updated_at_idx" ON "cms"."_page_products_v" USING btree ("updated_at");
  CREATE INDEX "_page_products_v_snapshot_idx" ON "cms"."_page_products_v" USING btree ("snapshot");
  CREATE INDEX "_page_products_v_published_locale_idx" ON "cms"."_page_products_v" USING btree ("published_locale");
  CREATE INDEX "_page_products_v_latest_idx" ON "cms"."_page_products_v" USING btree ("latest");
  CREATE INDEX "_page_products_v_autosave_idx" ON "cms"."_page_products_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_page_products_v_locales_locale_parent_id_unique" ON "cms"."_page_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_products_v_rels_order_idx" ON "cms"."_page_products_v_rels" USING btree ("order");
  CREATE INDEX "_page_products_v_rels_parent_idx" ON "cms"."_page_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_products_v_rels_path_idx" ON "cms"."_page_products_v_rels" USING btree ("path");
  CREATE INDEX "_page_products_v_rels_products_id_idx" ON "cms"."_page_products_v_rels" USING btree ("products_id");
  CREATE INDEX "page_buys_seo_meta_order_idx" ON "cms"."page_buys_seo_meta" USING btree ("_order");
  CREATE INDEX "page_buys_seo_meta_parent_id_idx" ON "cms"."page_buys_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_buys_seo_meta_locales_locale_parent_id_unique" ON "cms"."page_buys_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "page_buys_slug_idx" ON "cms"."page_buys" USING btree ("slug");
  CREATE INDEX "page_buys_updated_at_idx" ON "cms"."page_buys" USING btree ("updated_at");
  CREATE INDEX "page_buys_created_at_idx" ON "cms"."page_buys" USING btree ("created_at");
  CREATE INDEX "page_buys__status_idx" ON "cms"."page_buys" USING btree ("_status");
  CREATE UNIQUE INDEX "page_buys_locales_locale_parent_id_unique" ON "cms"."page_buys_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_buys_rels_order_idx" ON "cms"."page_buys_rels" USING btree ("order");
  CREATE INDEX "page_buys_rels_parent_idx" ON "cms"."page_buys_rels" USING btree ("parent_id");
  CREATE INDEX "page_buys_rels_path_idx" ON "cms"."page_buys_rels" USING btree ("path");
  CREATE INDEX "page_buys_rels_products_id_idx" ON "cms"."page_buys_rels" USING btree ("products_id");
  CREATE INDEX "_page_buys_v_version_seo_meta_order_idx" ON "cms"."_page_buys_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_page_buys_v_version_seo_meta_parent_id_idx" ON "cms"."_page_buys_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_buys_v_version_seo_meta_locales_locale_parent_id_uniqu" ON "cms"."_page_buys_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_buys_v_parent_idx" ON "cms"."_page_buys_v" USING btree ("parent_id");
  CREATE INDEX "_page_buys_v_version_version_slug_idx" ON "cms"."_page_buys_v" USING btree ("version_slug");
  CREATE INDEX "_page_buys_v_version_version_updated_at_idx" ON "cms"."_page_buys_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_buys_v_version_version_created_at_idx" ON "cms"."_page_buys_v" USING btree ("version_created_at");
  CREATE INDEX "_page_buys_v_version_version__status_idx" ON "cms"."_page_buys_v" USING btree ("version__status");
  CREATE INDEX "_page_buys_v_created_at_idx" ON "cms"."_page_buys_v" USING btree ("created_at");
  CREATE INDEX "_page_buys_v_updated_at_idx" ON "cms"."_page_buys_v" USING btree ("updated_at");
  CREATE INDEX "_page_buys_v_snapshot_idx" ON "cms"."_page_buys_v" USING btree ("snapshot");
  CREATE INDEX "_page_buys_v_published_locale_idx" ON "cms"."_page_buys_v" USING btree ("published_locale");
  CREATE INDEX "_page_buys_v_latest_idx" ON "cms"."_page_buys_v" USING btree ("latest");
  CREATE INDEX "_page_buys_v_autosave_idx" ON "cms"."_page_buys_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_page_buys_v_locales_locale_parent_id_unique" ON "cms"."_page_buys_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_buys_v_rels_order_idx" ON "cms"."_page_buys_v_rels" USING btree ("order");
  CREATE INDEX "_page_buys_v_rels_parent_idx" ON "cms"."_page_buys_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_buys_v_rels_path_idx" ON "cms"."_page_buys_v_rels" USING btree ("path");
  CREATE INDEX "_page_buys_v_rels_products_id_idx" ON "cms"."_page_buys_v_rels" USING btree ("products_id");
  CREATE INDEX "page_error_seo_meta_order_idx" ON "cms"."page_error_seo_meta" USING btree ("_order");
  CREATE INDEX "page_error_seo_meta_parent_id_idx" ON "cms"."page_error_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_error_seo_meta_locales_locale_parent_id_unique" ON "cms"."page_error_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "page_error_slug_idx" ON "cms"."page_error" USING btree ("slug");
  CREATE INDEX "page_error_updated_at_idx" ON "cms"."page_error" USING btree ("updated_at");
  CREATE INDEX "page_error_created_at_idx" ON "cms"."page_error" USING btree ("created_at");
  CREATE INDEX "page_error__status_idx" ON "cms"."page_error" USING btree ("_status");
  CREATE UNIQUE INDEX "page_error_locales_locale_parent_id_unique" ON "cms"."page_error_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_error_v_version_seo_meta_order_idx" ON "cms"."_page_error_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_page_error_v_version_seo_meta_parent_id_idx" ON "cms"."_page_error_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_error_v_version_seo_meta_locales_locale_parent_id_uniq" ON "cms"."_page_error_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_error_v_parent_idx" ON "cms"."_page_error_v" USING btree ("parent_id");
  CREATE INDEX "_page_error_v_version_version_slug_idx" ON "cms"."_page_error_v" USING btree ("version_slug");
  CREATE INDEX "_page_error_v_version_version_updated_at_idx" ON "cms"."_page_error_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_error_v_version_version_created_at_idx" ON "cms"."_page_error_v" USING btree ("version_created_at");
  CREATE INDEX "_page_error_v_version_version__status_idx" ON "cms"."_page_error_v" USING btree ("version__status");
  CREATE INDEX "_page_error_v_created_at_idx" ON "cms"."_page_error_v" USING btree ("created_at");
  CREATE INDEX "_page_error_v_updated_at_idx" ON "cms"."_page_error_v" USING btree ("updated_at");
  CREATE INDEX "_page_error_v_snapshot_idx" ON "cms"."_page_error_v" USING btree ("snapshot");
  CREATE INDEX "_page_error_v_published_locale_idx" ON "cms"."_page_error_v" USING btree ("published_locale");
  CREATE INDEX "_page_error_v_latest_idx" ON "cms"."_page_error_v" USING btree ("latest");
  CREATE INDEX "_page_error_v_autosave_idx" ON "cms"."_page_error_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_page_error_v_locales_locale_parent_id_unique" ON "cms"."_page_error_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_price_order_idx" ON "cms"."products_price" USING btree ("_order");
  CREATE INDEX "products_price_parent_id_idx" ON "cms"."products_price" USING btree ("_parent_id");
  CREATE INDEX "products_download_url_order_idx" ON "cms"."products_download_url" USING btree ("_order");
  CREATE INDEX "products_download_url_parent_id_idx" ON "cms"."products_download_url" USING btree ("_parent_id");
  CREATE INDEX "products_imgs_order_idx" ON "cms"."products_imgs" USING btree ("_order");
  CREATE INDEX "products_imgs_parent_id_idx" ON "cms"."products_imgs" USING btree ("_parent_id");
  CREATE INDEX "products_imgs_media_idx" ON "cms"."products_imgs" USING btree ("media_id");
  CREATE INDEX "products_product_attrs_tags_order_idx" ON "cms"."products_product_attrs_tags" USING btree ("_order");
  CREATE INDEX "products_product_attrs_tags_parent_id_idx" ON "cms"."products_product_attrs_tags" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_product_attrs_tags_locales_locale_parent_id_unique" ON "cms"."products_product_attrs_tags_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "products_pid_idx" ON "cms"."products" USING btree ("pid");
  CREATE INDEX "products_slug_idx" ON "cms"."products" USING btree ("slug");
  CREATE INDEX "products_media_idx" ON "cms"."products" USING btree ("media_id");
  CREATE INDEX "products_product_attrs_product_attrs_media_idx" ON "cms"."products" USING btree ("product_attrs_media_id");
  CREATE INDEX "products_updated_at_idx" ON "cms"."products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "cms"."products" USING btree ("created_at");
  CREATE INDEX "products__status_idx" ON "cms"."products" USING btree ("_status");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "cms"."products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "cms"."products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "cms"."products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "cms"."products_rels" USING btree ("path");
  CREATE INDEX "products_rels_products_id_idx" ON "cms"."products_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_version_price_order_idx" ON "cms"."_products_v_version_price" USING btree ("_order");
  CREATE INDEX "_products_v_version_price_parent_id_idx" ON "cms"."_products_v_version_price" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_download_url_order_idx" ON "cms"."_products_v_version_download_url" USING btree ("_order");
  CREATE INDEX "_products_v_version_download_url_parent_id_idx" ON "cms"."_products_v_version_download_url" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_imgs_order_idx" ON "cms"."_products_v_version_imgs" USING btree ("_order");
  CREATE INDEX "_products_v_version_imgs_parent_id_idx" ON "cms"."_products_v_version_imgs" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_imgs_media_idx" ON "cms"."_products_v_version_imgs" USING btree ("media_id");
  CREATE INDEX "_products_v_version_product_attrs_tags_order_idx" ON "cms"."_products_v_version_product_attrs_tags" USING btree ("_order");
  CREATE INDEX "_products_v_version_product_attrs_tags_parent_id_idx" ON "cms"."_products_v_version_product_attrs_tags" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_product_attrs_tags_locales_locale_parent" ON "cms"."_products_v_version_product_attrs_tags_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "cms"."_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_pid_idx" ON "cms"."_products_v" USING btree ("version_pid");
  CREATE INDEX "_products_v_version_version_slug_idx" ON "cms"."_products_v" USING btree ("version_slug");
  CREATE INDEX "_products_v_version_version_media_idx" ON "cms"."_products_v" USING btree ("version_media_id");
  CREATE INDEX "_products_v_version_product_attrs_version_product_attrs__idx" ON "cms"."_products_v" USING btree ("version_product_attrs_media_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "cms"."_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "cms"."_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "cms"."_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "cms"."_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "cms"."_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "cms"."_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "cms"."_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "cms"."_products_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "cms"."_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "cms"."_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "cms"."_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "cms"."_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "cms"."_products_v_rels" USING btree ("products_id");
  CREATE INDEX "main_nav_pcs_product_sub_list_order_idx" ON "cms"."main_nav_pcs_product_sub_list" USING btree ("_order");
  CREATE INDEX "main_nav_pcs_product_sub_list_parent_id_idx" ON "cms"."main_nav_pcs_product_sub_list" USING btree ("_parent_id");
  CREATE INDEX "main_nav_pcs_product_sub_list_product_idx" ON "cms"."main_nav_pcs_product_sub_list" USING btree ("product_id");
  CREATE UNIQUE INDEX "main_nav_pcs_product_sub_list_locales_locale_parent_id_uniqu" ON "cms"."main_nav_pcs_product_sub_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "main_nav_pcs_store_items_order_idx" ON "cms"."main_nav_pcs_store_items" USING btree ("_order");
  CREATE INDEX "main_nav_pcs_store_items_parent_id_idx" ON "cms"."main_nav_pcs_store_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "main_nav_pcs_store_items_locales_locale_parent_id_unique" ON "cms"."main_nav_pcs_store_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "main_nav_pcs_tips_items_order_idx" ON "cms"."main_nav_pcs_tips_items" USING btree ("_order");
  CREATE INDEX "main_nav_pcs_tips_items_parent_id_idx" ON "cms"."main_nav_pcs_tips_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "main_nav_pcs_tips_items_locales_locale_parent_id_unique" ON "cms"."main_nav_pcs_tips_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "main_nav_pcs_support_items_order_idx" ON "cms"."main_nav_pcs_support_items" USING btree ("_order");
  CREATE INDEX "main_nav_pcs_support_items_parent_id_idx" ON "cms"."main_nav_pcs_support_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "main_nav_pcs_support_items_locales_locale_parent_id_unique" ON "cms"."main_nav_pcs_support_items_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "main_nav_pcs_os_idx" ON "cms"."main_nav_pcs" USING btree ("os");
  CREATE INDEX "main_nav_pcs_media_idx" ON "cms"."main_nav_pcs" USING btree ("media_id");
  CREATE INDEX "main_nav_pcs_updated_at_idx" ON "cms"."main_nav_pcs" USING btree ("updated_at");
  CREATE INDEX "main_nav_pcs_created_at_idx" ON "cms"."main_nav_pcs" USING btree ("created_at");
  CREATE INDEX "main_nav_pcs__status_idx" ON "cms"."main_nav_pcs" USING btree ("_status");
  CREATE UNIQUE INDEX "main_nav_pcs_locales_locale_parent_id_unique" ON "cms"."main_nav_pcs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_main_nav_pcs_v_version_product_sub_list_order_idx" ON "cms"."_main_nav_pcs_v_version_product_sub_list" USING btree ("_order");
  CREATE INDEX "_main_nav_pcs_v_version_product_sub_list_parent_id_idx" ON "cms"."_main_nav_pcs_v_version_product_sub_list" USING btree ("_parent_id");
  CREATE INDEX "_main_nav_pcs_v_version_product_sub_list_product_idx" ON "cms"."_main_nav_pcs_v_version_product_sub_list" USING btree ("product_id");
  CREATE UNIQUE INDEX "_main_nav_pcs_v_version_product_sub_list_locales_locale_pare" ON "cms"."_main_nav_pcs_v_version_product_sub_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_main_nav_pcs_v_version_store_items_order_idx" ON "cms"."_main_nav_pcs_v_version_store_items" USING btree ("_order");
  CREATE INDEX "_main_nav_pcs_v_version_store_items_parent_id_idx" ON "cms"."_main_nav_pcs_v_version_store_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_main_nav_pcs_v_version_store_items_locales_locale_parent_id" ON "cms"."_main_nav_pcs_v_version_store_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_main_nav_pcs_v_version_tips_items_order_idx" ON "cms"."_main_nav_pcs_v_version_tips_items" USING btree ("_order");
  CREATE INDEX "_main_nav_pcs_v_version_tips_items_parent_id_idx" ON "cms"."_main_nav_pcs_v_version_tips_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_main_nav_pcs_v_version_tips_items_locales_locale_parent_id_" ON "cms"."_main_nav_pcs_v_version_tips_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_main_nav_pcs_v_version_support_items_order_idx" ON "cms"."_main_nav_pcs_v_version_support_items" USING btree ("_order");
  CREATE INDEX "_main_nav_pcs_v_version_support_items_parent_id_idx" ON "cms"."_main_nav_pcs_v_version_support_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_main_nav_pcs_v_version_support_items_locales_locale_parent_" ON "cms"."_main_nav_pcs_v_version_support_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_main_nav_pcs_v_parent_idx" ON "cms"."_main_nav_pcs_v" USING btree ("parent_id");
  CREATE INDEX "_main_nav_pcs_v_version_version_os_idx" ON "cms"."_main_nav_pcs_v" USING btree ("version_os");
  CREATE INDEX "_main_nav_pcs_v_version_version_media_idx" ON "cms"."_main_nav_pcs_v" USING btree ("version_media_id");
  CREATE INDEX "_main_nav_pcs_v_version_version_updated_at_idx" ON "cms"."_main_nav_pcs_v" USING btree ("version_updated_at");
  CREATE INDEX "_main_nav_pcs_v_version_version_created_at_idx" ON "cms"."_main_nav_pcs_v" USING btree ("version_created_at");
  CREATE INDEX "_main_nav_pcs_v_version_version__status_idx" ON "cms"."_main_nav_pcs_v" USING btree ("version__status");
  CREATE INDEX "_main_nav_pcs_v_created_at_idx" ON "cms"."_main_nav_pcs_v" USING btree ("created_at");
  CREATE INDEX "_main_nav_pcs_v_updated_at_idx" ON "cms"."_main_nav_pcs_v" USING btree ("updated_at");
  CREATE INDEX "_main_nav_pcs_v_snapshot_idx" ON "cms"."_main_nav_pcs_v" USING btree ("snapshot");
  CREATE INDEX "_main_nav_pcs_v_published_locale_idx" ON "cms"."_main_nav_pcs_v" USING btree ("published_locale");
  CREATE INDEX "_main_nav_pcs_v_latest_idx" ON "cms"."_main_nav_pcs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_main_nav_pcs_v_locales_locale_parent_id_unique" ON "cms"."_main_nav_pcs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_updated_at_idx" ON "cms"."media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "cms"."media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "cms"."media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "cms"."media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "staff_sessions_order_idx" ON "cms"."staff_sessions" USING btree ("_order");
  CREATE INDEX "staff_sessions_parent_id_idx" ON "cms"."staff_sessions" USING btree ("_parent_id");
  CREATE INDEX "staff_updated_at_idx" ON "cms"."staff" USING btree ("updated_at");
  CREATE INDEX "staff_created_at_idx" ON "cms"."staff" USING btree ("created_at");
  CREATE UNIQUE INDEX "staff_email_idx" ON "cms"."staff" USING btree ("email");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "cms"."payload_kv" USING btree ("key");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "cms"."payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "cms"."payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "cms"."payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "cms"."payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "cms"."payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "cms"."payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_page_products_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("page_products_id");
  CREATE INDEX "payload_locked_documents_rels_page_buys_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("page_buys_id");
  CREATE INDEX "payload_locked_documents_rels_page_error_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("page_error_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_main_nav_pcs_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("main_nav_pcs_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_staff_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("staff_id");
  CREATE INDEX "payload_preferences_key_idx" ON "cms"."payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "cms"."payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "cms"."payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "cms"."payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "cms"."payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "cms"."payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_staff_id_idx" ON "cms"."payload_preferences_rels" USING btree ("staff_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "cms"."payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "cms"."payload_migrations" USING btree ("created_at");
  CREATE INDEX "page_home_seo_meta_order_idx" ON "cms"."page_home_seo_meta" USING btree ("_order");
  CREATE INDEX "page_home_seo_meta_parent_id_idx" ON "cms"."page_home_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_home_seo_meta_locales_locale_parent_id_unique" ON "cms"."page_home_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_home__status_idx" ON "cms"."page_home" USING btree ("_status");
  CREATE UNIQUE INDEX "page_home_locales_locale_parent_id_unique" ON "cms"."page_home_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_home_v_version_seo_meta_order_idx" ON "cms"."_page_home_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_page_home_v_version_seo_meta_parent_id_idx" ON "cms"."_page_home_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_home_v_version_seo_meta_locales_locale_parent_id_uniqu" ON "cms"."_page_home_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_home_v_version_version__status_idx" ON "cms"."_page_home_v" USING btree ("version__status");
  CREATE INDEX "_page_home_v_created_at_idx" ON "cms"."_page_home_v" USING btree ("created_at");
  CREATE INDEX "_page_home_v_updated_at_idx" ON "cms"."_page_home_v" USING btree ("updated_at");
  CREATE INDEX "_page_home_v_snapshot_idx" ON "cms"."_page_home_v" USING btree ("snapshot");
  CREATE INDEX "_page_home_v_published_locale_idx" ON "cms"."_page_home_v" USING btree ("published_locale");
  CREATE INDEX "_page_home_v_latest_idx" ON "cms"."_page_home_v" USING btree ("latest");
  CREATE INDEX "_page_home_v_autosave_idx" ON "cms"."_page_home_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_page_home_v_locales_locale_parent_id_unique" ON "cms"."_page_home_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_menu_list_list_order_idx" ON "cms"."footer_menu_list_list" USING btree ("_order");
  CREATE INDEX "footer_menu_list_list_parent_id_idx" ON "cms"."footer_menu_list_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_menu_list_list_locales_locale_parent_id_unique" ON "cms"."footer_menu_list_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_menu_list_order_idx" ON "cms"."footer_menu_list" USING btree ("_order");
  CREATE INDEX "footer_menu_list_parent_id_idx" ON "cms"."footer_menu_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_menu_list_locales_locale_parent_id_unique" ON "cms"."footer_menu_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_items_order_idx" ON "cms"."footer_items" USING btree ("_order");
  CREATE INDEX "footer_items_parent_id_idx" ON "cms"."footer_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_items_locales_locale_parent_id_unique" ON "cms"."footer_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_media_idx" ON "cms"."footer" USING btree ("media_id");
  CREATE INDEX "footer__status_idx" ON "cms"."footer" USING btree ("_status");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "cms"."footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_menu_list_list_order_idx" ON "cms"."_footer_v_version_menu_list_list" USING btree ("_order");
  CREATE INDEX "_footer_v_version_menu_list_list_parent_id_idx" ON "cms"."_footer_v_version_menu_list_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_menu_list_list_locales_locale_parent_id_un" ON "cms"."_footer_v_version_menu_list_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_menu_list_order_idx" ON "cms"."_footer_v_version_menu_list" USING btree ("_order");
  CREATE INDEX "_footer_v_version_menu_list_parent_id_idx" ON "cms"."_footer_v_version_menu_list" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_menu_list_locales_locale_parent_id_unique" ON "cms"."_footer_v_version_menu_list_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_items_order_idx" ON "cms"."_footer_v_version_items" USING btree ("_order");
  CREATE INDEX "_footer_v_version_items_parent_id_idx" ON "cms"."_footer_v_version_items" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_items_locales_locale_parent_id_unique" ON "cms"."_footer_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_version_media_idx" ON "cms"."_footer_v" USING btree ("version_media_id");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "cms"."_footer_v" USING btree ("version__status");
  CREATE INDEX "_footer_v_created_at_idx" ON "cms"."_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "cms"."_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_snapshot_idx" ON "cms"."_footer_v" USING btree ("snapshot");
  CREATE INDEX "_footer_v_published_locale_idx" ON "cms"."_footer_v" USING btree ("published_locale");
  CREATE INDEX "_footer_v_latest_idx" ON "cms"."_footer_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "cms"."_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_commons__status_idx" ON "cms"."page_commons" USING btree ("_status");
  CREATE UNIQUE INDEX "page_commons_locales_locale_parent_id_unique" ON "cms"."page_commons_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_commons_v_version_version__status_idx" ON "cms"."_page_commons_v" USING btree ("version__status");
  CREATE INDEX "_page_commons_v_created_at_idx" ON "cms"."_page_commons_v" USING btree ("created_at");
  CREATE INDEX "_page_commons_v_updated_at_idx" ON "cms"."_page_commons_v" USING btree ("updated_at");
  CREATE INDEX "_page_commons_v_snapshot_idx" ON "cms"."_page_commons_v" USING btree ("snapshot");
  CREATE INDEX "_page_commons_v_published_locale_idx" ON "cms"."_page_commons_v" USING btree ("published_locale");
  CREATE INDEX "_page_commons_v_latest_idx" ON "cms"."_page_commons_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_page_commons_v_locales_locale_parent_id_unique" ON "cms"."_page_commons_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "checkout__status_idx" ON "cms"."checkout" USING btree ("_status");
  CREATE UNIQUE INDEX "checkout_locales_locale_parent_id_unique" ON "cms"."checkout_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_checkout_v_version_version__status_idx" ON "cms"."_checkout_v" USING btree ("version__status");
  CREATE INDEX "_checkout_v_created_at_idx" ON "cms"."_checkout_v" USING btree ("created_at");
  CREATE INDEX "_checkout_v_updated_at_idx" ON "cms"."_checkout_v" USING btree ("updated_at");
  CREATE INDEX "_checkout_v_snapshot_idx" ON "cms"."_checkout_v" USING btree ("snapshot");
  CREATE INDEX "_checkout_v_published_locale_idx" ON "cms"."_checkout_v" USING btree ("published_locale");
  CREATE INDEX "_checkout_v_latest_idx" ON "cms"."_checkout_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_checkout_v_locales_locale_parent_id_unique" ON "cms"."_checkout_v_locales" USING btree ("_locale","_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "cms"."page_products_seo_meta" CASCADE;
  DROP TABLE "cms"."page_products_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."page_products" CASCADE;
  DROP TABLE "cms"."page_products_locales" CASCADE;
  DROP TABLE "cms"."page_products_rels" CASCADE;
  DROP TABLE "cms"."_page_products_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_page_products_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_page_products_v" CASCADE;
  DROP TABLE "cms"."_page_products_v_locales" CASCADE;
  DROP TABLE "cms"."_page_products_v_rels" CASCADE;
  DROP TABLE "cms"."page_buys_seo_meta" CASCADE;
  DROP TABLE "cms"."page_buys_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."page_buys" CASCADE;
  DROP TABLE "cms"."page_buys_locales" CASCADE;
  DROP TABLE "cms"."page_buys_rels" CASCADE;
  DROP TABLE "cms"."_page_buys_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_page_buys_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_page_buys_v" CASCADE;
  DROP TABLE "cms"."_page_buys_v_locales" CASCADE;
  DROP TABLE "cms"."_page_buys_v_rels" CASCADE;
  DROP TABLE "cms"."page_error_seo_meta" CASCADE;
  DROP TABLE "cms"."page_error_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."page_error" CASCADE;
  DROP TABLE "cms"."page_error_locales" CASCADE;
  DROP TABLE "cms"."_page_error_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_page_error_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_page_error_v" CASCADE;
  DROP TABLE "cms"."_page_error_v_locales" CASCADE;
  DROP TABLE "cms"."products_price" CASCADE;
  DROP TABLE "cms"."products_download_url" CASCADE;
  DROP TABLE "cms"."products_imgs" CASCADE;
  DROP TABLE "cms"."products_product_attrs_tags" CASCADE;
  DROP TABLE "cms"."products_product_attrs_tags_locales" CASCADE;
  DROP TABLE "cms"."products" CASCADE;
  DROP TABLE "cms"."products_locales" CASCADE;
  DROP TABLE "cms"."products_rels" CASCADE;
  DROP TABLE "cms"."_products_v_version_price" CASCADE;
  DROP TABLE "cms"."_products_v_version_download_url" CASCADE;
  DROP TABLE "cms"."_products_v_version_imgs" CASCADE;
  DROP TABLE "cms"."_products_v_version_product_attrs_tags" CASCADE;
  DROP TABLE "cms"."_products_v_version_product_attrs_tags_locales" CASCADE;
  DROP TABLE "cms"."_products_v" CASCADE;
  DROP TABLE "cms"."_products_v_locales" CASCADE;
  DROP TABLE "cms"."_products_v_rels" CASCADE;
  DROP TABLE "cms"."main_nav_pcs_product_sub_list" CASCADE;
  DROP TABLE "cms"."main_nav_pcs_product_sub_list_locales" CASCADE;
  DROP TABLE "cms"."main_nav_pcs_store_items" CASCADE;
  DROP TABLE "cms"."main_nav_pcs_store_items_locales" CASCADE;
  DROP TABLE "cms"."main_nav_pcs_tips_items" CASCADE;
  DROP TABLE "cms"."main_nav_pcs_tips_items_locales" CASCADE;
  DROP TABLE "cms"."main_nav_pcs_support_items" CASCADE;
  DROP TABLE "cms"."main_nav_pcs_support_items_locales" CASCADE;
  DROP TABLE "cms"."main_nav_pcs" CASCADE;
  DROP TABLE "cms"."main_nav_pcs_locales" CASCADE;
  DROP TABLE "cms"."_main_nav_pcs_v_version_product_sub_list" CASCADE;
  DROP TABLE "cms"."_main_nav_pcs_v_version_product_sub_list_locales" CASCADE;
  DROP TABLE "cms"."_main_nav_pcs_v_version_store_items" CASCADE;
  DROP TABLE "cms"."_main_nav_pcs_v_version_store_items_locales" CASCADE;
  DROP TABLE "cms"."_main_nav_pcs_v_version_tips_items" CASCADE;
  DROP TABLE "cms"."_main_nav_pcs_v_version_tips_items_locales" CASCADE;
  DROP TABLE "cms"."_main_nav_pcs_v_version_support_items" CASCADE;
  DROP TABLE "cms"."_main_nav_pcs_v_version_support_items_locales" CASCADE;
  DROP TABLE "cms"."_main_nav_pcs_v" CASCADE;
  DROP TABLE "cms"."_main_nav_pcs_v_locales" CASCADE;
  DROP TABLE "cms"."media" CASCADE;
  DROP TABLE "cms"."media_locales" CASCADE;
  DROP TABLE "cms"."staff_sessions" CASCADE;
  DROP TABLE "cms"."staff" CASCADE;
  DROP TABLE "cms"."payload_kv" CASCADE;
  DROP TABLE "cms"."payload_locked_documents" CASCADE;
  DROP TABLE "cms"."payload_locked_documents_rels" CASCADE;
  DROP TABLE "cms"."payload_preferences" CASCADE;
  DROP TABLE "cms"."payload_preferences_rels" CASCADE;
  DROP TABLE "cms"."payload_migrations" CASCADE;
  DROP TABLE "cms"."page_home_seo_meta" CASCADE;
  DROP TABLE "cms"."page_home_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."page_home" CASCADE;
  DROP TABLE "cms"."page_home_locales" CASCADE;
  DROP TABLE "cms"."_page_home_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_page_home_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_page_home_v" CASCADE;
  DROP TABLE "cms"."_page_home_v_locales" CASCADE;
  DROP TABLE "cms"."footer_menu_list_list" CASCADE;
  DROP TABLE "cms"."footer_menu_list_list_locales" CASCADE;
  DROP TABLE "cms"."footer_menu_list" CASCADE;
  DROP TABLE "cms"."footer_menu_list_locales" CASCADE;
  DROP TABLE "cms"."footer_items" CASCADE;
  DROP TABLE "cms"."footer_items_locales" CASCADE;
  DROP TABLE "cms"."footer" CASCADE;
  DROP TABLE "cms"."footer_locales" CASCADE;
  DROP TABLE "cms"."_footer_v_version_menu_list_list" CASCADE;
  DROP TABLE "cms"."_footer_v_version_menu_list_list_locales" CASCADE;
  DROP TABLE "cms"."_footer_v_version_menu_list" CASCADE;
  DROP TABLE "cms"."_footer_v_version_menu_list_locales" CASCADE;
  DROP TABLE "cms"."_footer_v_version_items" CASCADE;
  DROP TABLE "cms"."_footer_v_version_items_locales" CASCADE;
  DROP TABLE "cms"."_footer_v" CASCADE;
  DROP TABLE "cms"."_footer_v_locales" CASCADE;
  DROP TABLE "cms"."page_commons" CASCADE;
  DROP TABLE "cms"."page_commons_locales" CASCADE;
  DROP TABLE "cms"."_page_commons_v" CASCADE;
  DROP TABLE "cms"."_page_commons_v_locales" CASCADE;
  DROP TABLE "cms"."checkout" CASCADE;
  DROP TABLE "cms"."checkout_locales" CASCADE;
  DROP TABLE "cms"."_checkout_v" CASCADE;
  DROP TABLE "cms"."_checkout_v_locales" CASCADE;
  DROP TYPE "cms"."_locales";
  DROP TYPE "cms"."enum_page_products_url_type";
  DROP TYPE "cms"."enum_page_products_system";
  DROP TYPE "cms"."enum_page_products_status";
  DROP TYPE "cms"."enum__page_products_v_version_url_type";
  DROP TYPE "cms"."enum__page_products_v_version_system";
  DROP TYPE "cms"."enum__page_products_v_version_status";
  DROP TYPE "cms"."enum__page_products_v_published_locale";
  DROP TYPE "cms"."enum_page_buys_url_type";
  DROP TYPE "cms"."enum_page_buys_system";
  DROP TYPE "cms"."enum_page_buys_status";
  DROP TYPE "cms"."enum__page_buys_v_version_url_type";
  DROP TYPE "cms"."enum__page_buys_v_version_system";
  DROP TYPE "cms"."enum__page_buys_v_version_status";
  DROP TYPE "cms"."enum__page_buys_v_published_locale";
  DROP TYPE "cms"."enum_page_error_url_type";
  DROP TYPE "cms"."enum_page_error_system";
  DROP TYPE "cms"."enum_page_error_status";
  DROP TYPE "cms"."enum__page_error_v_version_url_type";
  DROP TYPE "cms"."enum__page_error_v_version_system";
  DROP TYPE "cms"."enum__page_error_v_version_status";
  DROP TYPE "cms"."enum__page_error_v_published_locale";
  DROP TYPE "cms"."enum_products_price_key";
  DROP TYPE "cms"."enum_products_type";
  DROP TYPE "cms"."enum_products_system";
  DROP TYPE "cms"."enum_products_product_line";
  DROP TYPE "cms"."enum_products_status";
  DROP TYPE "cms"."enum__products_v_version_price_key";
  DROP TYPE "cms"."enum__products_v_version_type";
  DROP TYPE "cms"."enum__products_v_version_system";
  DROP TYPE "cms"."enum__products_v_version_product_line";
  DROP TYPE "cms"."enum__products_v_version_status";
  DROP TYPE "cms"."enum__products_v_published_locale";
  DROP TYPE "cms"."enum_main_nav_pcs_os";
  DROP TYPE "cms"."enum_main_nav_pcs_status";
  DROP TYPE "cms"."enum__main_nav_pcs_v_version_os";
  DROP TYPE "cms"."enum__main_nav_pcs_v_version_status";
  DROP TYPE "cms"."enum__main_nav_pcs_v_published_locale";
  DROP TYPE "cms"."enum_staff_role";
  DROP TYPE "cms"."enum_page_home_url_type";
  DROP TYPE "cms"."enum_page_home_system";
  DROP TYPE "cms"."enum_page_home_status";
  DROP TYPE "cms"."enum__page_home_v_version_url_type";
  DROP TYPE "cms"."enum__page_home_v_version_system";
  DROP TYPE "cms"."enum__page_home_v_version_status";
  DROP TYPE "cms"."enum__page_home_v_published_locale";
  DROP TYPE "cms"."enum_footer_status";
  DROP TYPE "cms"."enum__footer_v_version_status";
  DROP TYPE "cms"."enum__footer_v_published_locale";
  DROP TYPE "cms"."enum_page_commons_status";
  DROP TYPE "cms"."enum__page_commons_v_version_status";
  DROP TYPE "cms"."enum__page_commons_v_published_locale";
  DROP TYPE "cms"."enum_checkout_status";
  DROP TYPE "cms"."enum__checkout_v_version_status";
  DROP TYPE "cms"."enum__checkout_v_published_locale";`)
}
