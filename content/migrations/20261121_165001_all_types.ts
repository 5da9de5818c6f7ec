// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "cms"."enum_combos_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__combos_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__combos_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_recommend_products_place" AS ENUM('not_found', 'thank_you', 'member', 'article', 'help', 'uninstall');
  CREATE TYPE "cms"."enum_recommend_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__recommend_products_v_version_place" AS ENUM('not_found', 'thank_you', 'member', 'article', 'help', 'uninstall');
  CREATE TYPE "cms"."enum__recommend_products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__recommend_products_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_promotions_product_line" AS ENUM('common', 'dvd', 'blu-ray', 'uhd', 'suite');
  CREATE TYPE "cms"."enum_promotions_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum_promotions_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum_promotions_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__promotions_v_version_product_line" AS ENUM('common', 'dvd', 'blu-ray', 'uhd', 'suite');
  CREATE TYPE "cms"."enum__promotions_v_version_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum__promotions_v_version_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum__promotions_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__promotions_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_article_categories_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum_article_categories_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum__article_categories_v_version_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum__article_categories_v_version_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum_comments_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_page_help_details_topic" AS ENUM('install', 'licence', 'payment', 'discs', 'files', 'account');
  CREATE TYPE "cms"."enum_page_help_details_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum_page_help_details_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum_page_help_details_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_help_details_v_version_topic" AS ENUM('install', 'licence', 'payment', 'discs', 'files', 'account');
  CREATE TYPE "cms"."enum__page_help_details_v_version_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum__page_help_details_v_version_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum__page_help_details_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_help_details_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_system_articles_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum_system_articles_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum_system_articles_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__system_articles_v_version_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum__system_articles_v_version_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum__system_articles_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__system_articles_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_page_services_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum_page_services_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum_page_services_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_services_v_version_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum__page_services_v_version_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum__page_services_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_services_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_pro_dlg_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pro_dlg_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__pro_dlg_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_page_store_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum_page_store_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum_page_store_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_store_v_version_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum__page_store_v_version_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum__page_store_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_store_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_page_helps_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum_page_helps_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum_page_helps_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_helps_v_version_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum__page_helps_v_version_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum__page_helps_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__page_helps_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_contact_page_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum_contact_page_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum_contact_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__contact_page_v_version_url_type" AS ENUM('page', 'article');
  CREATE TYPE "cms"."enum__contact_page_v_version_system" AS ENUM('all', 'win', 'mac');
  CREATE TYPE "cms"."enum__contact_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__contact_page_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_member_page_sections_section" AS ENUM('my_products', 'orders', 'subscriptions', 'tickets', 'account');
  CREATE TYPE "cms"."enum_member_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__member_page_v_version_sections_section" AS ENUM('my_products', 'orders', 'subscriptions', 'tickets', 'account');
  CREATE TYPE "cms"."enum__member_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__member_page_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_login_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__login_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__login_page_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_register_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__register_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__register_page_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TYPE "cms"."enum_reset_password_page_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__reset_password_page_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "cms"."enum__reset_password_page_v_published_locale" AS ENUM('en', 'de', 'ja', 'fr', 'zh');
  CREATE TABLE "cms"."combos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"media_id" integer,
  	"link" varchar,
  	"position" numeric DEFAULT 10,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_combos_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."combos_locales" (
  	"title" varchar,
  	"text" varchar,
  	"badge" varchar,
  	"shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."combos_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_combos_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_media_id" integer,
  	"version_link" varchar,
  	"version_position" numeric DEFAULT 10,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__combos_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__combos_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_combos_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_badge" varchar,
  	"version_shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_combos_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."recommend_products_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"product_id" integer
  );
  
  CREATE TABLE "cms"."recommend_products_items_locales" (
  	"text" varchar,
  	"badge" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."recommend_products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"place" "cms"."enum_recommend_products_place",
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_recommend_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."recommend_products_locales" (
  	"title" varchar,
  	"text" varchar,
  	"shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_recommend_products_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"product_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_recommend_products_v_version_items_locales" (
  	"text" varchar,
  	"badge" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_recommend_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_place" "cms"."enum__recommend_products_v_version_place",
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__recommend_products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__recommend_products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_recommend_products_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."promotions_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."promotions_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."promotions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"closed" boolean DEFAULT false,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"coupon" varchar,
  	"media_id" integer,
  	"product_line" "cms"."enum_promotions_product_line" DEFAULT 'common',
  	"cookie_suffix" varchar DEFAULT 'default',
  	"blocks" jsonb,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"url_type" "cms"."enum_promotions_url_type" DEFAULT 'page',
  	"article_info_level" numeric DEFAULT 0,
  	"system" "cms"."enum_promotions_system" DEFAULT 'all',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_promotions_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."promotions_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"popup_title" varchar,
  	"popup_text" varchar,
  	"popup_label" varchar,
  	"seo_meta_description" varchar,
  	"shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."promotions_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."_promotions_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_promotions_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_promotions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_closed" boolean DEFAULT false,
  	"version_starts_at" timestamp(3) with time zone,
  	"version_ends_at" timestamp(3) with time zone,
  	"version_coupon" varchar,
  	"version_media_id" integer,
  	"version_product_line" "cms"."enum__promotions_v_version_product_line" DEFAULT 'common',
  	"version_cookie_suffix" varchar DEFAULT 'default',
  	"version_blocks" jsonb,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version_url_type" "cms"."enum__promotions_v_version_url_type" DEFAULT 'page',
  	"version_article_info_level" numeric DEFAULT 0,
  	"version_system" "cms"."enum__promotions_v_version_system" DEFAULT 'all',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__promotions_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__promotions_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_promotions_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_popup_title" varchar,
  	"version_popup_text" varchar,
  	"version_popup_label" varchar,
  	"version_seo_meta_description" varchar,
  	"version_shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_promotions_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer
  );
  
  CREATE TABLE "cms"."article_categories_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."article_categories_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."_article_categories_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_article_categories_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."comments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"approved" boolean DEFAULT false,
  	"path" varchar NOT NULL,
  	"locale" "cms"."enum_comments_locale" DEFAULT 'en' NOT NULL,
  	"author" varchar NOT NULL,
  	"written_at" timestamp(3) with time zone NOT NULL,
  	"text" varchar NOT NULL,
  	"reply_author" varchar,
  	"reply_text" varchar,
  	"reply_replied_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."page_help_details_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."page_help_details_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."page_help_details" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"topic" "cms"."enum_page_help_details_topic",
  	"checked_at" timestamp(3) with time zone,
  	"blocks" jsonb,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"url_type" "cms"."enum_page_help_details_url_type" DEFAULT 'page',
  	"article_info_level" numeric DEFAULT 0,
  	"system" "cms"."enum_page_help_details_system" DEFAULT 'all',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_page_help_details_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."page_help_details_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"seo_meta_description" varchar,
  	"shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."page_help_details_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"page_help_details_id" integer
  );
  
  CREATE TABLE "cms"."_page_help_details_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_page_help_details_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_help_details_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_topic" "cms"."enum__page_help_details_v_version_topic",
  	"version_checked_at" timestamp(3) with time zone,
  	"version_blocks" jsonb,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version_url_type" "cms"."enum__page_help_details_v_version_url_type" DEFAULT 'page',
  	"version_article_info_level" numeric DEFAULT 0,
  	"version_system" "cms"."enum__page_help_details_v_version_system" DEFAULT 'all',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__page_help_details_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__page_help_details_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_page_help_details_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_seo_meta_description" varchar,
  	"version_shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_help_details_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"products_id" integer,
  	"page_help_details_id" integer
  );
  
  CREATE TABLE "cms"."system_articles_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."system_articles_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."system_articles" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"valid_from" timestamp(3) with time zone,
  	"blocks" jsonb,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"url_type" "cms"."enum_system_articles_url_type" DEFAULT 'page',
  	"article_info_level" numeric DEFAULT 0,
  	"system" "cms"."enum_system_articles_system" DEFAULT 'all',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_system_articles_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."system_articles_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"seo_meta_description" varchar,
  	"shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_system_articles_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_system_articles_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_system_articles_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_valid_from" timestamp(3) with time zone,
  	"version_blocks" jsonb,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version_url_type" "cms"."enum__system_articles_v_version_url_type" DEFAULT 'page',
  	"version_article_info_level" numeric DEFAULT 0,
  	"version_system" "cms"."enum__system_articles_v_version_system" DEFAULT 'all',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__system_articles_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__system_articles_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_system_articles_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_seo_meta_description" varchar,
  	"version_shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."page_services_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."page_services_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."page_services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slug" varchar,
  	"blocks" jsonb,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"url_type" "cms"."enum_page_services_url_type" DEFAULT 'page',
  	"article_info_level" numeric DEFAULT 0,
  	"system" "cms"."enum_page_services_system" DEFAULT 'all',
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "cms"."enum_page_services_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "cms"."page_services_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"seo_meta_description" varchar,
  	"shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_services_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_page_services_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_services_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_slug" varchar,
  	"version_blocks" jsonb,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version_url_type" "cms"."enum__page_services_v_version_url_type" DEFAULT 'page',
  	"version_article_info_level" numeric DEFAULT 0,
  	"version_system" "cms"."enum__page_services_v_version_system" DEFAULT 'all',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "cms"."enum__page_services_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__page_services_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_page_services_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_seo_meta_description" varchar,
  	"version_shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"permanent" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "cms"."pro_dlg_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."pro_dlg_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."pro_dlg" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"guarantee_link" varchar,
  	"_status" "cms"."enum_pro_dlg_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."pro_dlg_locales" (
  	"title" varchar,
  	"text" varchar,
  	"guarantee" varchar,
  	"compare_label" varchar,
  	"shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pro_dlg_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_pro_dlg_v_version_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_pro_dlg_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_guarantee_link" varchar,
  	"version__status" "cms"."enum__pro_dlg_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__pro_dlg_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_pro_dlg_v_locales" (
  	"version_title" varchar,
  	"version_text" varchar,
  	"version_guarantee" varchar,
  	"version_compare_label" varchar,
  	"version_shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."page_store_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."page_store_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."page_store" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"blocks" jsonb,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"url_type" "cms"."enum_page_store_url_type" DEFAULT 'page',
  	"article_info_level" numeric DEFAULT 0,
  	"system" "cms"."enum_page_store_system" DEFAULT 'all',
  	"_status" "cms"."enum_page_store_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."page_store_locales" (
  	"title" varchar,
  	"seo_meta_description" varchar,
  	"shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_store_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_page_store_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_store_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_blocks" jsonb,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version_url_type" "cms"."enum__page_store_v_version_url_type" DEFAULT 'page',
  	"version_article_info_level" numeric DEFAULT 0,
  	"version_system" "cms"."enum__page_store_v_version_system" DEFAULT 'all',
  	"version__status" "cms"."enum__page_store_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__page_store_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_page_store_v_locales" (
  	"version_title" varchar,
  	"version_seo_meta_description" varchar,
  	"version_shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."page_helps_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."page_helps_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."page_helps" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"blocks" jsonb,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"url_type" "cms"."enum_page_helps_url_type" DEFAULT 'page',
  	"article_info_level" numeric DEFAULT 0,
  	"system" "cms"."enum_page_helps_system" DEFAULT 'all',
  	"_status" "cms"."enum_page_helps_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."page_helps_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"seo_meta_description" varchar,
  	"shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."page_helps_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"page_help_details_id" integer
  );
  
  CREATE TABLE "cms"."_page_helps_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_page_helps_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_helps_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_blocks" jsonb,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version_url_type" "cms"."enum__page_helps_v_version_url_type" DEFAULT 'page',
  	"version_article_info_level" numeric DEFAULT 0,
  	"version_system" "cms"."enum__page_helps_v_version_system" DEFAULT 'all',
  	"version__status" "cms"."enum__page_helps_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__page_helps_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_page_helps_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_seo_meta_description" varchar,
  	"version_shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_page_helps_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"page_help_details_id" integer
  );
  
  CREATE TABLE "cms"."contact_page_topics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."contact_page_topics_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."contact_page_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."contact_page_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."contact_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar,
  	"blocks" jsonb,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"url_type" "cms"."enum_contact_page_url_type" DEFAULT 'page',
  	"article_info_level" numeric DEFAULT 0,
  	"system" "cms"."enum_contact_page_system" DEFAULT 'all',
  	"_status" "cms"."enum_contact_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."contact_page_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"answer_time" varchar,
  	"hours" varchar,
  	"seo_meta_description" varchar,
  	"shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_contact_page_v_version_topics" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_contact_page_v_version_topics_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_contact_page_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_contact_page_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_contact_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_email" varchar,
  	"version_blocks" jsonb,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version_url_type" "cms"."enum__contact_page_v_version_url_type" DEFAULT 'page',
  	"version_article_info_level" numeric DEFAULT 0,
  	"version_system" "cms"."enum__contact_page_v_version_system" DEFAULT 'all',
  	"version__status" "cms"."enum__contact_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__contact_page_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "cms"."_contact_page_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_answer_time" varchar,
  	"version_hours" varchar,
  	"version_seo_meta_description" varchar,
  	"version_shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."member_page_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"section" "cms"."enum_member_page_sections_section",
  	"help_link" varchar
  );
  
  CREATE TABLE "cms"."member_page_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"empty" varchar,
  	"help_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."member_page_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."member_page_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."member_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"notice_link" varchar,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"_status" "cms"."enum_member_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."member_page_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"notice_text" varchar,
  	"notice_link_label" varchar,
  	"seo_meta_description" varchar,
  	"shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_member_page_v_version_sections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"section" "cms"."enum__member_page_v_version_sections_section",
  	"help_link" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_member_page_v_version_sections_locales" (
  	"title" varchar,
  	"text" varchar,
  	"empty" varchar,
  	"help_label" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_member_page_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_member_page_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_member_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_notice_link" varchar,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version__status" "cms"."enum__member_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__member_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_member_page_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_notice_text" varchar,
  	"version_notice_link_label" varchar,
  	"version_seo_meta_description" varchar,
  	"version_shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."login_page_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."login_page_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."login_page_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."login_page_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."login_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"media_id" integer,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"_status" "cms"."enum_login_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."login_page_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"legal_text" varchar,
  	"seo_meta_description" varchar,
  	"shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_login_page_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_login_page_v_version_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_login_page_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_login_page_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_login_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_media_id" integer,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version__status" "cms"."enum__login_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__login_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_login_page_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_legal_text" varchar,
  	"version_seo_meta_description" varchar,
  	"version_shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."register_page_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."register_page_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."register_page_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."register_page_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."register_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"media_id" integer,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"_status" "cms"."enum_register_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."register_page_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"legal_text" varchar,
  	"seo_meta_description" varchar,
  	"shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_register_page_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_register_page_v_version_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_register_page_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_register_page_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_register_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_media_id" integer,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version__status" "cms"."enum__register_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__register_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_register_page_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_legal_text" varchar,
  	"version_seo_meta_description" varchar,
  	"version_shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."reset_password_page_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "cms"."reset_password_page_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."reset_password_page_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"name" varchar
  );
  
  CREATE TABLE "cms"."reset_password_page_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "cms"."reset_password_page" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"media_id" integer,
  	"seo_script" varchar,
  	"seo_structured_data" varchar,
  	"_status" "cms"."enum_reset_password_page_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cms"."reset_password_page_locales" (
  	"title" varchar,
  	"summary" varchar,
  	"legal_text" varchar,
  	"seo_meta_description" varchar,
  	"shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_reset_password_page_v_version_points" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_reset_password_page_v_version_points_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_reset_password_page_v_version_seo_meta" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "cms"."_reset_password_page_v_version_seo_meta_locales" (
  	"content" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cms"."_reset_password_page_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_media_id" integer,
  	"version_seo_script" varchar,
  	"version_seo_structured_data" varchar,
  	"version__status" "cms"."enum__reset_password_page_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "cms"."enum__reset_password_page_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "cms"."_reset_password_page_v_locales" (
  	"version_title" varchar,
  	"version_summary" varchar,
  	"version_legal_text" varchar,
  	"version_seo_meta_description" varchar,
  	"version_shown" boolean DEFAULT true,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "cms"."_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  ALTER TABLE "cms"."addresses" ADD COLUMN "locales" text[] DEFAULT '{}' NOT NULL;
  ALTER TABLE "cms"."products_locales" ADD COLUMN "shown" boolean DEFAULT true;
  ALTER TABLE "cms"."_products_v_locales" ADD COLUMN "version_shown" boolean DEFAULT true;
  ALTER TABLE "cms"."page_products_locales" ADD COLUMN "shown" boolean DEFAULT true;
  ALTER TABLE "cms"."_page_products_v_locales" ADD COLUMN "version_shown" boolean DEFAULT true;
  ALTER TABLE "cms"."page_buys_locales" ADD COLUMN "shown" boolean DEFAULT true;
  ALTER TABLE "cms"."_page_buys_v_locales" ADD COLUMN "version_shown" boolean DEFAULT true;
  ALTER TABLE "cms"."page_error_locales" ADD COLUMN "shown" boolean DEFAULT true;
  ALTER TABLE "cms"."_page_error_v_locales" ADD COLUMN "version_shown" boolean DEFAULT true;
  ALTER TABLE "cms"."main_nav_pcs_locales" ADD COLUMN "shown" boolean DEFAULT true;
  ALTER TABLE "cms"."_main_nav_pcs_v_locales" ADD COLUMN "version_shown" boolean DEFAULT true;
  ALTER TABLE "cms"."article_categories" ADD COLUMN "blocks" jsonb;
  ALTER TABLE "cms"."article_categories" ADD COLUMN "seo_script" varchar;
  ALTER TABLE "cms"."article_categories" ADD COLUMN "seo_structured_data" varchar;
  ALTER TABLE "cms"."article_categories" ADD COLUMN "url_type" "cms"."enum_article_categories_url_type" DEFAULT 'page';
  ALTER TABLE "cms"."article_categories" ADD COLUMN "article_info_level" numeric DEFAULT 0;
  ALTER TABLE "cms"."article_categories" ADD COLUMN "system" "cms"."enum_article_categories_system" DEFAULT 'all';
  ALTER TABLE "cms"."article_categories_locales" ADD COLUMN "summary" varchar;
  ALTER TABLE "cms"."article_categories_locales" ADD COLUMN "seo_meta_description" varchar;
  ALTER TABLE "cms"."article_categories_locales" ADD COLUMN "shown" boolean DEFAULT true;
  ALTER TABLE "cms"."_article_categories_v" ADD COLUMN "version_blocks" jsonb;
  ALTER TABLE "cms"."_article_categories_v" ADD COLUMN "version_seo_script" varchar;
  ALTER TABLE "cms"."_article_categories_v" ADD COLUMN "version_seo_structured_data" varchar;
  ALTER TABLE "cms"."_article_categories_v" ADD COLUMN "version_url_type" "cms"."enum__article_categories_v_version_url_type" DEFAULT 'page';
  ALTER TABLE "cms"."_article_categories_v" ADD COLUMN "version_article_info_level" numeric DEFAULT 0;
  ALTER TABLE "cms"."_article_categories_v" ADD COLUMN "version_system" "cms"."enum__article_categories_v_version_system" DEFAULT 'all';
  ALTER TABLE "cms"."_article_categories_v" ADD COLUMN "autosave" boolean;
  ALTER TABLE "cms"."_article_categories_v_locales" ADD COLUMN "version_summary" varchar;
  ALTER TABLE "cms"."_article_categories_v_locales" ADD COLUMN "version_seo_meta_description" varchar;
  ALTER TABLE "cms"."_article_categories_v_locales" ADD COLUMN "version_shown" boolean DEFAULT true;
  ALTER TABLE "cms"."authors_locales" ADD COLUMN "shown" boolean DEFAULT true;
  ALTER TABLE "cms"."_authors_v_locales" ADD COLUMN "version_shown" boolean DEFAULT true;
  ALTER TABLE "cms"."articles_locales" ADD COLUMN "shown" boolean DEFAULT true;
  ALTER TABLE "cms"."_articles_v_locales" ADD COLUMN "version_shown" boolean DEFAULT true;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "combos_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "recommend_products_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "promotions_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "comments_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "page_help_details_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "system_articles_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "page_services_id" integer;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD COLUMN "redirects_id" integer;
  ALTER TABLE "cms"."page_home_locales" ADD COLUMN "shown" boolean DEFAULT true;
  ALTER TABLE "cms"."_page_home_v_locales" ADD COLUMN "version_shown" boolean DEFAULT true;
  ALTER TABLE "cms"."footer_locales" ADD COLUMN "shown" boolean DEFAULT true;
  ALTER TABLE "cms"."_footer_v_locales" ADD COLUMN "version_shown" boolean DEFAULT true;
  ALTER TABLE "cms"."page_commons_locales" ADD COLUMN "shown" boolean DEFAULT true;
  ALTER TABLE "cms"."_page_commons_v_locales" ADD COLUMN "version_shown" boolean DEFAULT true;
  ALTER TABLE "cms"."checkout_locales" ADD COLUMN "shown" boolean DEFAULT true;
  ALTER TABLE "cms"."_checkout_v_locales" ADD COLUMN "version_shown" boolean DEFAULT true;
  ALTER TABLE "cms"."combos" ADD CONSTRAINT "combos_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."combos_locales" ADD CONSTRAINT "combos_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."combos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."combos_rels" ADD CONSTRAINT "combos_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."combos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."combos_rels" ADD CONSTRAINT "combos_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_combos_v" ADD CONSTRAINT "_combos_v_parent_id_combos_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."combos"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_combos_v" ADD CONSTRAINT "_combos_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_combos_v_locales" ADD CONSTRAINT "_combos_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_combos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_combos_v_rels" ADD CONSTRAINT "_combos_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_combos_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_combos_v_rels" ADD CONSTRAINT "_combos_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recommend_products_items" ADD CONSTRAINT "recommend_products_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."recommend_products_items" ADD CONSTRAINT "recommend_products_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."recommend_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recommend_products_items_locales" ADD CONSTRAINT "recommend_products_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."recommend_products_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."recommend_products_locales" ADD CONSTRAINT "recommend_products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."recommend_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recommend_products_v_version_items" ADD CONSTRAINT "_recommend_products_v_version_items_product_id_products_id_fk" FOREIGN KEY ("product_id") REFERENCES "cms"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recommend_products_v_version_items" ADD CONSTRAINT "_recommend_products_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_recommend_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recommend_products_v_version_items_locales" ADD CONSTRAINT "_recommend_products_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_recommend_products_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_recommend_products_v" ADD CONSTRAINT "_recommend_products_v_parent_id_recommend_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."recommend_products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_recommend_products_v_locales" ADD CONSTRAINT "_recommend_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_recommend_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."promotions_seo_meta" ADD CONSTRAINT "promotions_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."promotions_seo_meta_locales" ADD CONSTRAINT "promotions_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."promotions_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."promotions" ADD CONSTRAINT "promotions_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."promotions_locales" ADD CONSTRAINT "promotions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."promotions_rels" ADD CONSTRAINT "promotions_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."promotions_rels" ADD CONSTRAINT "promotions_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promotions_v_version_seo_meta" ADD CONSTRAINT "_promotions_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promotions_v_version_seo_meta_locales" ADD CONSTRAINT "_promotions_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_promotions_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promotions_v" ADD CONSTRAINT "_promotions_v_parent_id_promotions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."promotions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_promotions_v" ADD CONSTRAINT "_promotions_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_promotions_v_locales" ADD CONSTRAINT "_promotions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_promotions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_promotions_v_rels" ADD CONSTRAINT "_promotions_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."article_categories_seo_meta" ADD CONSTRAINT "article_categories_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."article_categories_seo_meta_locales" ADD CONSTRAINT "article_categories_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."article_categories_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_article_categories_v_version_seo_meta" ADD CONSTRAINT "_article_categories_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_article_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_article_categories_v_version_seo_meta_locales" ADD CONSTRAINT "_article_categories_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_article_categories_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_help_details_seo_meta" ADD CONSTRAINT "page_help_details_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_help_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_help_details_seo_meta_locales" ADD CONSTRAINT "page_help_details_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_help_details_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_help_details_locales" ADD CONSTRAINT "page_help_details_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_help_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_help_details_rels" ADD CONSTRAINT "page_help_details_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."page_help_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_help_details_rels" ADD CONSTRAINT "page_help_details_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_help_details_rels" ADD CONSTRAINT "page_help_details_rels_page_help_details_fk" FOREIGN KEY ("page_help_details_id") REFERENCES "cms"."page_help_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_help_details_v_version_seo_meta" ADD CONSTRAINT "_page_help_details_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_help_details_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_help_details_v_version_seo_meta_locales" ADD CONSTRAINT "_page_help_details_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_help_details_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_help_details_v" ADD CONSTRAINT "_page_help_details_v_parent_id_page_help_details_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."page_help_details"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_page_help_details_v_locales" ADD CONSTRAINT "_page_help_details_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_help_details_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_help_details_v_rels" ADD CONSTRAINT "_page_help_details_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_page_help_details_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_help_details_v_rels" ADD CONSTRAINT "_page_help_details_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "cms"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_help_details_v_rels" ADD CONSTRAINT "_page_help_details_v_rels_page_help_details_fk" FOREIGN KEY ("page_help_details_id") REFERENCES "cms"."page_help_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."system_articles_seo_meta" ADD CONSTRAINT "system_articles_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."system_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."system_articles_seo_meta_locales" ADD CONSTRAINT "system_articles_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."system_articles_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."system_articles_locales" ADD CONSTRAINT "system_articles_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."system_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_system_articles_v_version_seo_meta" ADD CONSTRAINT "_system_articles_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_system_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_system_articles_v_version_seo_meta_locales" ADD CONSTRAINT "_system_articles_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_system_articles_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_system_articles_v" ADD CONSTRAINT "_system_articles_v_parent_id_system_articles_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."system_articles"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_system_articles_v_locales" ADD CONSTRAINT "_system_articles_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_system_articles_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_services_seo_meta" ADD CONSTRAINT "page_services_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_services_seo_meta_locales" ADD CONSTRAINT "page_services_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_services_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_services_locales" ADD CONSTRAINT "page_services_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_services_v_version_seo_meta" ADD CONSTRAINT "_page_services_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_services_v_version_seo_meta_locales" ADD CONSTRAINT "_page_services_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_services_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_services_v" ADD CONSTRAINT "_page_services_v_parent_id_page_services_id_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."page_services"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_page_services_v_locales" ADD CONSTRAINT "_page_services_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_services_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pro_dlg_points" ADD CONSTRAINT "pro_dlg_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pro_dlg"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pro_dlg_points_locales" ADD CONSTRAINT "pro_dlg_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pro_dlg_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."pro_dlg_locales" ADD CONSTRAINT "pro_dlg_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."pro_dlg"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pro_dlg_v_version_points" ADD CONSTRAINT "_pro_dlg_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pro_dlg_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pro_dlg_v_version_points_locales" ADD CONSTRAINT "_pro_dlg_v_version_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pro_dlg_v_version_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_pro_dlg_v_locales" ADD CONSTRAINT "_pro_dlg_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_pro_dlg_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_store_seo_meta" ADD CONSTRAINT "page_store_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_store"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_store_seo_meta_locales" ADD CONSTRAINT "page_store_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_store_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_store_locales" ADD CONSTRAINT "page_store_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_store"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_store_v_version_seo_meta" ADD CONSTRAINT "_page_store_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_store_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_store_v_version_seo_meta_locales" ADD CONSTRAINT "_page_store_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_store_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_store_v_locales" ADD CONSTRAINT "_page_store_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_store_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_helps_seo_meta" ADD CONSTRAINT "page_helps_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_helps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_helps_seo_meta_locales" ADD CONSTRAINT "page_helps_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_helps_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_helps_locales" ADD CONSTRAINT "page_helps_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."page_helps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_helps_rels" ADD CONSTRAINT "page_helps_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."page_helps"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."page_helps_rels" ADD CONSTRAINT "page_helps_rels_page_help_details_fk" FOREIGN KEY ("page_help_details_id") REFERENCES "cms"."page_help_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_helps_v_version_seo_meta" ADD CONSTRAINT "_page_helps_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_helps_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_helps_v_version_seo_meta_locales" ADD CONSTRAINT "_page_helps_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_helps_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_helps_v_locales" ADD CONSTRAINT "_page_helps_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_page_helps_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_helps_v_rels" ADD CONSTRAINT "_page_helps_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "cms"."_page_helps_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_page_helps_v_rels" ADD CONSTRAINT "_page_helps_v_rels_page_help_details_fk" FOREIGN KEY ("page_help_details_id") REFERENCES "cms"."page_help_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."contact_page_topics" ADD CONSTRAINT "contact_page_topics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."contact_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."contact_page_topics_locales" ADD CONSTRAINT "contact_page_topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."contact_page_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."contact_page_seo_meta" ADD CONSTRAINT "contact_page_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."contact_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."contact_page_seo_meta_locales" ADD CONSTRAINT "contact_page_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."contact_page_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."contact_page_locales" ADD CONSTRAINT "contact_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."contact_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_contact_page_v_version_topics" ADD CONSTRAINT "_contact_page_v_version_topics_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_contact_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_contact_page_v_version_topics_locales" ADD CONSTRAINT "_contact_page_v_version_topics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_contact_page_v_version_topics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_contact_page_v_version_seo_meta" ADD CONSTRAINT "_contact_page_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_contact_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_contact_page_v_version_seo_meta_locales" ADD CONSTRAINT "_contact_page_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_contact_page_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_contact_page_v_locales" ADD CONSTRAINT "_contact_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_contact_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."member_page_sections" ADD CONSTRAINT "member_page_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."member_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."member_page_sections_locales" ADD CONSTRAINT "member_page_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."member_page_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."member_page_seo_meta" ADD CONSTRAINT "member_page_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."member_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."member_page_seo_meta_locales" ADD CONSTRAINT "member_page_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."member_page_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."member_page_locales" ADD CONSTRAINT "member_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."member_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_member_page_v_version_sections" ADD CONSTRAINT "_member_page_v_version_sections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_member_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_member_page_v_version_sections_locales" ADD CONSTRAINT "_member_page_v_version_sections_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_member_page_v_version_sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_member_page_v_version_seo_meta" ADD CONSTRAINT "_member_page_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_member_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_member_page_v_version_seo_meta_locales" ADD CONSTRAINT "_member_page_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_member_page_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_member_page_v_locales" ADD CONSTRAINT "_member_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_member_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."login_page_points" ADD CONSTRAINT "login_page_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."login_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."login_page_points_locales" ADD CONSTRAINT "login_page_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."login_page_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."login_page_seo_meta" ADD CONSTRAINT "login_page_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."login_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."login_page_seo_meta_locales" ADD CONSTRAINT "login_page_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."login_page_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."login_page" ADD CONSTRAINT "login_page_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."login_page_locales" ADD CONSTRAINT "login_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."login_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_login_page_v_version_points" ADD CONSTRAINT "_login_page_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_login_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_login_page_v_version_points_locales" ADD CONSTRAINT "_login_page_v_version_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_login_page_v_version_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_login_page_v_version_seo_meta" ADD CONSTRAINT "_login_page_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_login_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_login_page_v_version_seo_meta_locales" ADD CONSTRAINT "_login_page_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_login_page_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_login_page_v" ADD CONSTRAINT "_login_page_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_login_page_v_locales" ADD CONSTRAINT "_login_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_login_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."register_page_points" ADD CONSTRAINT "register_page_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."register_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."register_page_points_locales" ADD CONSTRAINT "register_page_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."register_page_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."register_page_seo_meta" ADD CONSTRAINT "register_page_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."register_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."register_page_seo_meta_locales" ADD CONSTRAINT "register_page_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."register_page_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."register_page" ADD CONSTRAINT "register_page_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."register_page_locales" ADD CONSTRAINT "register_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."register_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_register_page_v_version_points" ADD CONSTRAINT "_register_page_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_register_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_register_page_v_version_points_locales" ADD CONSTRAINT "_register_page_v_version_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_register_page_v_version_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_register_page_v_version_seo_meta" ADD CONSTRAINT "_register_page_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_register_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_register_page_v_version_seo_meta_locales" ADD CONSTRAINT "_register_page_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_register_page_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_register_page_v" ADD CONSTRAINT "_register_page_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_register_page_v_locales" ADD CONSTRAINT "_register_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_register_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."reset_password_page_points" ADD CONSTRAINT "reset_password_page_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."reset_password_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."reset_password_page_points_locales" ADD CONSTRAINT "reset_password_page_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."reset_password_page_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."reset_password_page_seo_meta" ADD CONSTRAINT "reset_password_page_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."reset_password_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."reset_password_page_seo_meta_locales" ADD CONSTRAINT "reset_password_page_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."reset_password_page_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."reset_password_page" ADD CONSTRAINT "reset_password_page_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."reset_password_page_locales" ADD CONSTRAINT "reset_password_page_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."reset_password_page"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_reset_password_page_v_version_points" ADD CONSTRAINT "_reset_password_page_v_version_points_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_reset_password_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_reset_password_page_v_version_points_locales" ADD CONSTRAINT "_reset_password_page_v_version_points_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_reset_password_page_v_version_points"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_reset_password_page_v_version_seo_meta" ADD CONSTRAINT "_reset_password_page_v_version_seo_meta_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_reset_password_page_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_reset_password_page_v_version_seo_meta_locales" ADD CONSTRAINT "_reset_password_page_v_version_seo_meta_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_reset_password_page_v_version_seo_meta"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."_reset_password_page_v" ADD CONSTRAINT "_reset_password_page_v_version_media_id_media_id_fk" FOREIGN KEY ("version_media_id") REFERENCES "cms"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cms"."_reset_password_page_v_locales" ADD CONSTRAINT "_reset_password_page_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "cms"."_reset_password_page_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE UNIQUE INDEX "combos_slug_idx" ON "cms"."combos" USING btree ("slug");
  CREATE INDEX "combos_media_idx" ON "cms"."combos" USING btree ("media_id");
  CREATE INDEX "combos_updated_at_idx" ON "cms"."combos" USING btree ("updated_at");
  CREATE INDEX "combos_created_at_idx" ON "cms"."combos" USING btree ("created_at");
  CREATE INDEX "combos__status_idx" ON "cms"."combos" USING btree ("_status");
  CREATE UNIQUE INDEX "combos_locales_locale_parent_id_unique" ON "cms"."combos_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "combos_rels_order_idx" ON "cms"."combos_rels" USING btree ("order");
  CREATE INDEX "combos_rels_parent_idx" ON "cms"."combos_rels" USING btree ("parent_id");
  CREATE INDEX "combos_rels_path_idx" ON "cms"."combos_rels" USING btree ("path");
  CREATE INDEX "combos_rels_products_id_idx" ON "cms"."combos_rels" USING btree ("products_id");
  CREATE INDEX "_combos_v_parent_idx" ON "cms"."_combos_v" USING btree ("parent_id");
  CREATE INDEX "_combos_v_version_version_slug_idx" ON "cms"."_combos_v" USING btree ("version_slug");
  CREATE INDEX "_combos_v_version_version_media_idx" ON "cms"."_combos_v" USING btree ("version_media_id");
  CREATE INDEX "_combos_v_version_version_updated_at_idx" ON "cms"."_combos_v" USING btree ("version_updated_at");
  CREATE INDEX "_combos_v_version_version_created_at_idx" ON "cms"."_combos_v" USING btree ("version_created_at");
  CREATE INDEX "_combos_v_version_version__status_idx" ON "cms"."_combos_v" USING btree ("version__status");
  CREATE INDEX "_combos_v_created_at_idx" ON "cms"."_combos_v" USING btree ("created_at");
  CREATE INDEX "_combos_v_updated_at_idx" ON "cms"."_combos_v" USING btree ("updated_at");
  CREATE INDEX "_combos_v_snapshot_idx" ON "cms"."_combos_v" USING btree ("snapshot");
  CREATE INDEX "_combos_v_published_locale_idx" ON "cms"."_combos_v" USING btree ("published_locale");
  CREATE INDEX "_combos_v_latest_idx" ON "cms"."_combos_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_combos_v_locales_locale_parent_id_unique" ON "cms"."_combos_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_combos_v_rels_order_idx" ON "cms"."_combos_v_rels" USING btree ("order");
  CREATE INDEX "_combos_v_rels_parent_idx" ON "cms"."_combos_v_rels" USING btree ("parent_id");
  CREATE INDEX "_combos_v_rels_path_idx" ON "cms"."_combos_v_rels" USING btree ("path");
  CREATE INDEX "_combos_v_rels_products_id_idx" ON "cms"."_combos_v_rels" USING btree ("products_id");
  CREATE INDEX "recommend_products_items_order_idx" ON "cms"."recommend_products_items" USING btree ("_order");
  CREATE INDEX "recommend_products_items_parent_id_idx" ON "cms"."recommend_products_items" USING btree ("_parent_id");
  CREATE INDEX "recommend_products_items_product_idx" ON "cms"."recommend_products_items" USING btree ("product_id");
  CREATE UNIQUE INDEX "recommend_products_items_locales_locale_parent_id_unique" ON "cms"."recommend_products_items_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "recommend_products_place_idx" ON "cms"."recommend_products" USING btree ("place");
  CREATE INDEX "recommend_products_updated_at_idx" ON "cms"."recommend_products" USING btree ("updated_at");
  CREATE INDEX "recommend_products_created_at_idx" ON "cms"."recommend_products" USING btree ("created_at");
  CREATE INDEX "recommend_products__status_idx" ON "cms"."recommend_products" USING btree ("_status");
  CREATE UNIQUE INDEX "recommend_products_locales_locale_parent_id_unique" ON "cms"."recommend_products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_recommend_products_v_version_items_order_idx" ON "cms"."_recommend_products_v_version_items" USING btree ("_order");
  CREATE INDEX "_recommend_products_v_version_items_parent_id_idx" ON "cms"."_recommend_products_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_recommend_products_v_version_items_product_idx" ON "cms"."_recommend_products_v_version_items" USING btree ("product_id");
  CREATE UNIQUE INDEX "_recommend_products_v_version_items_locales_locale_parent_id" ON "cms"."_recommend_products_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_recommend_products_v_parent_idx" ON "cms"."_recommend_products_v" USING btree ("parent_id");
  CREATE INDEX "_recommend_products_v_version_version_place_idx" ON "cms"."_recommend_products_v" USING btree ("version_place");
  CREATE INDEX "_recommend_products_v_version_version_updated_at_idx" ON "cms"."_recommend_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_recommend_products_v_version_version_created_at_idx" ON "cms"."_recommend_products_v" USING btree ("version_created_at");
  CREATE INDEX "_recommend_products_v_version_version__status_idx" ON "cms"."_recommend_products_v" USING btree ("version__status");
  CREATE INDEX "_recommend_products_v_created_at_idx" ON "cms"."_recommend_products_v" USING btree ("created_at");
  CREATE INDEX "_recommend_products_v_updated_at_idx" ON "cms"."_recommend_products_v" USING btree ("updated_at");
  CREATE INDEX "_recommend_products_v_snapshot_idx" ON "cms"."_recommend_products_v" USING btree ("snapshot");
  CREATE INDEX "_recommend_products_v_published_locale_idx" ON "cms"."_recommend_products_v" USING btree ("published_locale");
  CREATE INDEX "_recommend_products_v_latest_idx" ON "cms"."_recommend_products_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_recommend_products_v_locales_locale_parent_id_unique" ON "cms"."_recommend_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "promotions_seo_meta_order_idx" ON "cms"."promotions_seo_meta" USING btree ("_order");
  CREATE INDEX "promotions_seo_meta_parent_id_idx" ON "cms"."promotions_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "promotions_seo_meta_locales_locale_parent_id_unique" ON "cms"."promotions_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "promotions_slug_idx" ON "cms"."promotions" USING btree ("slug");
  CREATE INDEX "promotions_media_idx" ON "cms"."promotions" USING btree ("media_id");
  CREATE INDEX "promotions_updated_at_idx" ON "cms"."promotions" USING btree ("updated_at");
  CREATE INDEX "promotions_created_at_idx" ON "cms"."promotions" USING btree ("created_at");
  CREATE INDEX "promotions__status_idx" ON "cms"."promotions" USING btree ("_status");
  CREATE UNIQUE INDEX "promotions_locales_locale_parent_id_unique" ON "cms"."promotions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "promotions_rels_order_idx" ON "cms"."promotions_rels" USING btree ("order");
  CREATE INDEX "promotions_rels_parent_idx" ON "cms"."promotions_rels" USING btree ("parent_id");
  CREATE INDEX "promotions_rels_path_idx" ON "cms"."promotions_rels" USING btree ("path");
  CREATE INDEX "promotions_rels_products_id_idx" ON "cms"."promotions_rels" USING btree ("products_id");
  CREATE INDEX "_promotions_v_version_seo_meta_order_idx" ON "cms"."_promotions_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_promotions_v_version_seo_meta_parent_id_idx" ON "cms"."_promotions_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_promotions_v_version_seo_meta_locales_locale_parent_id_uniq" ON "cms"."_promotions_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_promotions_v_parent_idx" ON "cms"."_promotions_v" USING btree ("parent_id");
  CREATE INDEX "_promotions_v_version_version_slug_idx" ON "cms"."_promotions_v" USING btree ("version_slug");
  CREATE INDEX "_promotions_v_version_version_media_idx" ON "cms"."_promotions_v" USING btree ("version_media_id");
  CREATE INDEX "_promotions_v_version_version_updated_at_idx" ON "cms"."_promotions_v" USING btree ("version_updated_at");
  CREATE INDEX "_promotions_v_version_version_created_at_idx" ON "cms"."_promotions_v" USING btree ("version_created_at");
  CREATE INDEX "_promotions_v_version_version__status_idx" ON "cms"."_promotions_v" USING btree ("version__status");
  CREATE INDEX "_promotions_v_created_at_idx" ON "cms"."_promotions_v" USING btree ("created_at");
  CREATE INDEX "_promotions_v_updated_at_idx" ON "cms"."_promotions_v" USING btree ("updated_at");
  CREATE INDEX "_promotions_v_snapshot_idx" ON "cms"."_promotions_v" USING btree ("snapshot");
  CREATE INDEX "_promotions_v_published_locale_idx" ON "cms"."_promotions_v" USING btree ("published_locale");
  CREATE INDEX "_promotions_v_latest_idx" ON "cms"."_promotions_v" USING btree ("latest");
  CREATE INDEX "_promotions_v_autosave_idx" ON "cms"."_promotions_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_promotions_v_locales_locale_parent_id_unique" ON "cms"."_promotions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_promotions_v_rels_order_idx" ON "cms"."_promotions_v_rels" USING btree ("order");
  CREATE INDEX "_promotions_v_rels_parent_idx" ON "cms"."_promotions_v_rels" USING btree ("parent_id");
  CREATE INDEX "_promotions_v_rels_path_idx" ON "cms"."_promotions_v_rels" USING btree ("path");
  CREATE INDEX "_promotions_v_rels_products_id_idx" ON "cms"."_promotions_v_rels" USING btree ("products_id");
  CREATE INDEX "article_categories_seo_meta_order_idx" ON "cms"."article_categories_seo_meta" USING btree ("_order");
  CREATE INDEX "article_categories_seo_meta_parent_id_idx" ON "cms"."article_categories_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "article_categories_seo_meta_locales_locale_parent_id_unique" ON "cms"."article_categories_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_article_categories_v_version_seo_meta_order_idx" ON "cms"."_article_categories_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_article_categories_v_version_seo_meta_parent_id_idx" ON "cms"."_article_categories_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_article_categories_v_version_seo_meta_locales_locale_parent" ON "cms"."_article_categories_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "comments_path_idx" ON "cms"."comments" USING btree ("path");
  CREATE INDEX "comments_written_at_idx" ON "cms"."comments" USING btree ("written_at");
  CREATE INDEX "comments_updated_at_idx" ON "cms"."comments" USING btree ("updated_at");
  CREATE INDEX "comments_created_at_idx" ON "cms"."comments" USING btree ("created_at");
  CREATE INDEX "page_help_details_seo_meta_order_idx" ON "cms"."page_help_details_seo_meta" USING btree ("_order");
  CREATE INDEX "page_help_details_seo_meta_parent_id_idx" ON "cms"."page_help_details_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_help_details_seo_meta_locales_locale_parent_id_unique" ON "cms"."page_help_details_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "page_help_details_slug_idx" ON "cms"."page_help_details" USING btree ("slug");
  CREATE INDEX "page_help_details_updated_at_idx" ON "cms"."page_help_details" USING btree ("updated_at");
  CREATE INDEX "page_help_details_created_at_idx" ON "cms"."page_help_details" USING btree ("created_at");
  CREATE INDEX "page_help_details__status_idx" ON "cms"."page_help_details" USING btree ("_status");
  CREATE UNIQUE INDEX "page_help_details_locales_locale_parent_id_unique" ON "cms"."page_help_details_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_help_details_rels_order_idx" ON "cms"."page_help_details_rels" USING btree ("order");
  CREATE INDEX "page_help_details_rels_parent_idx" ON "cms"."page_help_details_rels" USING btree ("parent_id");
  CREATE INDEX "page_help_details_rels_path_idx" ON "cms"."page_help_details_rels" USING btree ("path");
  CREATE INDEX "page_help_details_rels_products_id_idx" ON "cms"."page_help_details_rels" USING btree ("products_id");
  CREATE INDEX "page_help_details_rels_page_help_details_id_idx" ON "cms"."page_help_details_rels" USING btree ("page_help_details_id");
  CREATE INDEX "_page_help_details_v_version_seo_meta_order_idx" ON "cms"."_page_help_details_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_page_help_details_v_version_seo_meta_parent_id_idx" ON "cms"."_page_help_details_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_help_details_v_version_seo_meta_locales_locale_parent_" ON "cms"."_page_help_details_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_help_details_v_parent_idx" ON "cms"."_page_help_details_v" USING btree ("parent_id");
  CREATE INDEX "_page_help_details_v_version_version_slug_idx" ON "cms"."_page_help_details_v" USING btree ("version_slug");
  CREATE INDEX "_page_help_details_v_version_version_updated_at_idx" ON "cms"."_page_help_details_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_help_details_v_version_version_created_at_idx" ON "cms"."_page_help_details_v" USING btree ("version_created_at");
  CREATE INDEX "_page_help_details_v_version_version__status_idx" ON "cms"."_page_help_details_v" USING btree ("version__status");
  CREATE INDEX "_page_help_details_v_created_at_idx" ON "cms"."_page_help_details_v" USING btree ("created_at");
  CREATE INDEX "_page_help_details_v_updated_at_idx" ON "cms"."_page_help_details_v" USING btree ("updated_at");
  CREATE INDEX "_page_help_details_v_snapshot_idx" ON "cms"."_page_help_details_v" USING btree ("snapshot");
  CREATE INDEX "_page_help_details_v_published_locale_idx" ON "cms"."_page_help_details_v" USING btree ("published_locale");
  CREATE INDEX "_page_help_details_v_latest_idx" ON "cms"."_page_help_details_v" USING btree ("latest");
  CREATE INDEX "_page_help_details_v_autosave_idx" ON "cms"."_page_help_details_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_page_help_details_v_locales_locale_parent_id_unique" ON "cms"."_page_help_details_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_help_details_v_rels_order_idx" ON "cms"."_page_help_details_v_rels" USING btree ("order");
  CREATE INDEX "_page_help_details_v_rels_parent_idx" ON "cms"."_page_help_details_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_help_details_v_rels_path_idx" ON "cms"."_page_help_details_v_rels" USING btree ("path");
  CREATE INDEX "_page_help_details_v_rels_products_id_idx" ON "cms"."_page_help_details_v_rels" USING btree ("products_id");
  CREATE INDEX "_page_help_details_v_rels_page_help_details_id_idx" ON "cms"."_page_help_details_v_rels" USING btree ("page_help_details_id");
  CREATE INDEX "system_articles_seo_meta_order_idx" ON "cms"."system_articles_seo_meta" USING btree ("_order");
  CREATE INDEX "system_articles_seo_meta_parent_id_idx" ON "cms"."system_articles_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "system_articles_seo_meta_locales_locale_parent_id_unique" ON "cms"."system_articles_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "system_articles_slug_idx" ON "cms"."system_articles" USING btree ("slug");
  CREATE INDEX "system_articles_updated_at_idx" ON "cms"."system_articles" USING btree ("updated_at");
  CREATE INDEX "system_articles_created_at_idx" ON "cms"."system_articles" USING btree ("created_at");
  CREATE INDEX "system_articles__status_idx" ON "cms"."system_articles" USING btree ("_status");
  CREATE UNIQUE INDEX "system_articles_locales_locale_parent_id_unique" ON "cms"."system_articles_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_system_articles_v_version_seo_meta_order_idx" ON "cms"."_system_articles_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_system_articles_v_version_seo_meta_parent_id_idx" ON "cms"."_system_articles_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_system_articles_v_version_seo_meta_locales_locale_parent_id" ON "cms"."_system_articles_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_system_articles_v_parent_idx" ON "cms"."_system_articles_v" USING btree ("parent_id");
  CREATE INDEX "_system_articles_v_version_version_slug_idx" ON "cms"."_system_articles_v" USING btree ("version_slug");
  CREATE INDEX "_system_articles_v_version_version_updated_at_idx" ON "cms"."_system_articles_v" USING btree ("version_updated_at");
  CREATE INDEX "_system_articles_v_version_version_created_at_idx" ON "cms"."_system_articles_v" USING btree ("version_created_at");
  CREATE INDEX "_system_articles_v_version_version__status_idx" ON "cms"."_system_articles_v" USING btree ("version__status");
  CREATE INDEX "_system_articles_v_created_at_idx" ON "cms"."_system_articles_v" USING btree ("created_at");
  CREATE INDEX "_system_articles_v_updated_at_idx" ON "cms"."_system_articles_v" USING btree ("updated_at");
  CREATE INDEX "_system_articles_v_snapshot_idx" ON "cms"."_system_articles_v" USING btree ("snapshot");
  CREATE INDEX "_system_articles_v_published_locale_idx" ON "cms"."_system_articles_v" USING btree ("published_locale");
  CREATE INDEX "_system_articles_v_latest_idx" ON "cms"."_system_articles_v" USING btree ("latest");
  CREATE INDEX "_system_articles_v_autosave_idx" ON "cms"."_system_articles_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_system_articles_v_locales_locale_parent_id_unique" ON "cms"."_system_articles_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_services_seo_meta_order_idx" ON "cms"."page_services_seo_meta" USING btree ("_order");
  CREATE INDEX "page_services_seo_meta_parent_id_idx" ON "cms"."page_services_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_services_seo_meta_locales_locale_parent_id_unique" ON "cms"."page_services_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "page_services_slug_idx" ON "cms"."page_services" USING btree ("slug");
  CREATE INDEX "page_services_updated_at_idx" ON "cms"."page_services" USING btree ("updated_at");
  CREATE INDEX "page_services_created_at_idx" ON "cms"."page_services" USING btree ("created_at");
  CREATE INDEX "page_services__status_idx" ON "cms"."page_services" USING btree ("_status");
  CREATE UNIQUE INDEX "page_services_locales_locale_parent_id_unique" ON "cms"."page_services_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_services_v_version_seo_meta_order_idx" ON "cms"."_page_services_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_page_services_v_version_seo_meta_parent_id_idx" ON "cms"."_page_services_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_services_v_version_seo_meta_locales_locale_parent_id_u" ON "cms"."_page_services_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_services_v_parent_idx" ON "cms"."_page_services_v" USING btree ("parent_id");
  CREATE INDEX "_page_services_v_version_version_slug_idx" ON "cms"."_page_services_v" USING btree ("version_slug");
  CREATE INDEX "_page_services_v_version_version_updated_at_idx" ON "cms"."_page_services_v" USING btree ("version_updated_at");
  CREATE INDEX "_page_services_v_version_version_created_at_idx" ON "cms"."_page_services_v" USING btree ("version_created_at");
  CREATE INDEX "_page_services_v_version_version__status_idx" ON "cms"."_page_services_v" USING btree ("version__status");
  CREATE INDEX "_page_services_v_created_at_idx" ON "cms"."_page_services_v" USING btree ("created_at");
  CREATE INDEX "_page_services_v_updated_at_idx" ON "cms"."_page_services_v" USING btree ("updated_at");
  CREATE INDEX "_page_services_v_snapshot_idx" ON "cms"."_page_services_v" USING btree ("snapshot");
  CREATE INDEX "_page_services_v_published_locale_idx" ON "cms"."_page_services_v" USING btree ("published_locale");
  CREATE INDEX "_page_services_v_latest_idx" ON "cms"."_page_services_v" USING btree ("latest");
  CREATE INDEX "_page_services_v_autosave_idx" ON "cms"."_page_services_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_page_services_v_locales_locale_parent_id_unique" ON "cms"."_page_services_v_locales" USING btree ("_locale","_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "cms"."redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "cms"."redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "cms"."redirects" USING btree ("created_at");
  CREATE INDEX "pro_dlg_points_order_idx" ON "cms"."pro_dlg_points" USING btree ("_order");
  CREATE INDEX "pro_dlg_points_parent_id_idx" ON "cms"."pro_dlg_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "pro_dlg_points_locales_locale_parent_id_unique" ON "cms"."pro_dlg_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pro_dlg__status_idx" ON "cms"."pro_dlg" USING btree ("_status");
  CREATE UNIQUE INDEX "pro_dlg_locales_locale_parent_id_unique" ON "cms"."pro_dlg_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pro_dlg_v_version_points_order_idx" ON "cms"."_pro_dlg_v_version_points" USING btree ("_order");
  CREATE INDEX "_pro_dlg_v_version_points_parent_id_idx" ON "cms"."_pro_dlg_v_version_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_pro_dlg_v_version_points_locales_locale_parent_id_unique" ON "cms"."_pro_dlg_v_version_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pro_dlg_v_version_version__status_idx" ON "cms"."_pro_dlg_v" USING btree ("version__status");
  CREATE INDEX "_pro_dlg_v_created_at_idx" ON "cms"."_pro_dlg_v" USING btree ("created_at");
  CREATE INDEX "_pro_dlg_v_updated_at_idx" ON "cms"."_pro_dlg_v" USING btree ("updated_at");
  CREATE INDEX "_pro_dlg_v_snapshot_idx" ON "cms"."_pro_dlg_v" USING btree ("snapshot");
  CREATE INDEX "_pro_dlg_v_published_locale_idx" ON "cms"."_pro_dlg_v" USING btree ("published_locale");
  CREATE INDEX "_pro_dlg_v_latest_idx" ON "cms"."_pro_dlg_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_pro_dlg_v_locales_locale_parent_id_unique" ON "cms"."_pro_dlg_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_store_seo_meta_order_idx" ON "cms"."page_store_seo_meta" USING btree ("_order");
  CREATE INDEX "page_store_seo_meta_parent_id_idx" ON "cms"."page_store_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_store_seo_meta_locales_locale_parent_id_unique" ON "cms"."page_store_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_store__status_idx" ON "cms"."page_store" USING btree ("_status");
  CREATE UNIQUE INDEX "page_store_locales_locale_parent_id_unique" ON "cms"."page_store_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_store_v_version_seo_meta_order_idx" ON "cms"."_page_store_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_page_store_v_version_seo_meta_parent_id_idx" ON "cms"."_page_store_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_store_v_version_seo_meta_locales_locale_parent_id_uniq" ON "cms"."_page_store_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_store_v_version_version__status_idx" ON "cms"."_page_store_v" USING btree ("version__status");
  CREATE INDEX "_page_store_v_created_at_idx" ON "cms"."_page_store_v" USING btree ("created_at");
  CREATE INDEX "_page_store_v_updated_at_idx" ON "cms"."_page_store_v" USING btree ("updated_at");
  CREATE INDEX "_page_store_v_snapshot_idx" ON "cms"."_page_store_v" USING btree ("snapshot");
  CREATE INDEX "_page_store_v_published_locale_idx" ON "cms"."_page_store_v" USING btree ("published_locale");
  CREATE INDEX "_page_store_v_latest_idx" ON "cms"."_page_store_v" USING btree ("latest");
  CREATE INDEX "_page_store_v_autosave_idx" ON "cms"."_page_store_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_page_store_v_locales_locale_parent_id_unique" ON "cms"."_page_store_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_helps_seo_meta_order_idx" ON "cms"."page_helps_seo_meta" USING btree ("_order");
  CREATE INDEX "page_helps_seo_meta_parent_id_idx" ON "cms"."page_helps_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "page_helps_seo_meta_locales_locale_parent_id_unique" ON "cms"."page_helps_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_helps__status_idx" ON "cms"."page_helps" USING btree ("_status");
  CREATE UNIQUE INDEX "page_helps_locales_locale_parent_id_unique" ON "cms"."page_helps_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "page_helps_rels_order_idx" ON "cms"."page_helps_rels" USING btree ("order");
  CREATE INDEX "page_helps_rels_parent_idx" ON "cms"."page_helps_rels" USING btree ("parent_id");
  CREATE INDEX "page_helps_rels_path_idx" ON "cms"."page_helps_rels" USING btree ("path");
  CREATE INDEX "page_helps_rels_page_help_details_id_idx" ON "cms"."page_helps_rels" USING btree ("page_help_details_id");
  CREATE INDEX "_page_helps_v_version_seo_meta_order_idx" ON "cms"."_page_helps_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_page_helps_v_version_seo_meta_parent_id_idx" ON "cms"."_page_helps_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_page_helps_v_version_seo_meta_locales_locale_parent_id_uniq" ON "cms"."_page_helps_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_helps_v_version_version__status_idx" ON "cms"."_page_helps_v" USING btree ("version__status");
  CREATE INDEX "_page_helps_v_created_at_idx" ON "cms"."_page_helps_v" USING btree ("created_at");
  CREATE INDEX "_page_helps_v_updated_at_idx" ON "cms"."_page_helps_v" USING btree ("updated_at");
  CREATE INDEX "_page_helps_v_snapshot_idx" ON "cms"."_page_helps_v" USING btree ("snapshot");
  CREATE INDEX "_page_helps_v_published_locale_idx" ON "cms"."_page_helps_v" USING btree ("published_locale");
  CREATE INDEX "_page_helps_v_latest_idx" ON "cms"."_page_helps_v" USING btree ("latest");
  CREATE INDEX "_page_helps_v_autosave_idx" ON "cms"."_page_helps_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_page_helps_v_locales_locale_parent_id_unique" ON "cms"."_page_helps_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_page_helps_v_rels_order_idx" ON "cms"."_page_helps_v_rels" USING btree ("order");
  CREATE INDEX "_page_helps_v_rels_parent_idx" ON "cms"."_page_helps_v_rels" USING btree ("parent_id");
  CREATE INDEX "_page_helps_v_rels_path_idx" ON "cms"."_page_helps_v_rels" USING btree ("path");
  CREATE INDEX "_page_helps_v_rels_page_help_details_id_idx" ON "cms"."_page_helps_v_rels" USING btree ("page_help_details_id");
  CREATE INDEX "contact_page_topics_order_idx" ON "cms"."contact_page_topics" USING btree ("_order");
  CREATE INDEX "contact_page_topics_parent_id_idx" ON "cms"."contact_page_topics" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "contact_page_topics_locales_locale_parent_id_unique" ON "cms"."contact_page_topics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contact_page_seo_meta_order_idx" ON "cms"."contact_page_seo_meta" USING btree ("_order");
  CREATE INDEX "contact_page_seo_meta_parent_id_idx" ON "cms"."contact_page_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "contact_page_seo_meta_locales_locale_parent_id_unique" ON "cms"."contact_page_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contact_page__status_idx" ON "cms"."contact_page" USING btree ("_status");
  CREATE UNIQUE INDEX "contact_page_locales_locale_parent_id_unique" ON "cms"."contact_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_page_v_version_topics_order_idx" ON "cms"."_contact_page_v_version_topics" USING btree ("_order");
  CREATE INDEX "_contact_page_v_version_topics_parent_id_idx" ON "cms"."_contact_page_v_version_topics" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_contact_page_v_version_topics_locales_locale_parent_id_uniq" ON "cms"."_contact_page_v_version_topics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_page_v_version_seo_meta_order_idx" ON "cms"."_contact_page_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_contact_page_v_version_seo_meta_parent_id_idx" ON "cms"."_contact_page_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_contact_page_v_version_seo_meta_locales_locale_parent_id_un" ON "cms"."_contact_page_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_page_v_version_version__status_idx" ON "cms"."_contact_page_v" USING btree ("version__status");
  CREATE INDEX "_contact_page_v_created_at_idx" ON "cms"."_contact_page_v" USING btree ("created_at");
  CREATE INDEX "_contact_page_v_updated_at_idx" ON "cms"."_contact_page_v" USING btree ("updated_at");
  CREATE INDEX "_contact_page_v_snapshot_idx" ON "cms"."_contact_page_v" USING btree ("snapshot");
  CREATE INDEX "_contact_page_v_published_locale_idx" ON "cms"."_contact_page_v" USING btree ("published_locale");
  CREATE INDEX "_contact_page_v_latest_idx" ON "cms"."_contact_page_v" USING btree ("latest");
  CREATE INDEX "_contact_page_v_autosave_idx" ON "cms"."_contact_page_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_contact_page_v_locales_locale_parent_id_unique" ON "cms"."_contact_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "member_page_sections_order_idx" ON "cms"."member_page_sections" USING btree ("_order");
  CREATE INDEX "member_page_sections_parent_id_idx" ON "cms"."member_page_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "member_page_sections_locales_locale_parent_id_unique" ON "cms"."member_page_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "member_page_seo_meta_order_idx" ON "cms"."member_page_seo_meta" USING btree ("_order");
  CREATE INDEX "member_page_seo_meta_parent_id_idx" ON "cms"."member_page_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "member_page_seo_meta_locales_locale_parent_id_unique" ON "cms"."member_page_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "member_page__status_idx" ON "cms"."member_page" USING btree ("_status");
  CREATE UNIQUE INDEX "member_page_locales_locale_parent_id_unique" ON "cms"."member_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_member_page_v_version_sections_order_idx" ON "cms"."_member_page_v_version_sections" USING btree ("_order");
  CREATE INDEX "_member_page_v_version_sections_parent_id_idx" ON "cms"."_member_page_v_version_sections" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_member_page_v_version_sections_locales_locale_parent_id_uni" ON "cms"."_member_page_v_version_sections_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_member_page_v_version_seo_meta_order_idx" ON "cms"."_member_page_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_member_page_v_version_seo_meta_parent_id_idx" ON "cms"."_member_page_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_member_page_v_version_seo_meta_locales_locale_parent_id_uni" ON "cms"."_member_page_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_member_page_v_version_version__status_idx" ON "cms"."_member_page_v" USING btree ("version__status");
  CREATE INDEX "_member_page_v_created_at_idx" ON "cms"."_member_page_v" USING btree ("created_at");
  CREATE INDEX "_member_page_v_updated_at_idx" ON "cms"."_member_page_v" USING btree ("updated_at");
  CREATE INDEX "_member_page_v_snapshot_idx" ON "cms"."_member_page_v" USING btree ("snapshot");
  CREATE INDEX "_member_page_v_published_locale_idx" ON "cms"."_member_page_v" USING btree ("published_locale");
  CREATE INDEX "_member_page_v_latest_idx" ON "cms"."_member_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_member_page_v_locales_locale_parent_id_unique" ON "cms"."_member_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "login_page_points_order_idx" ON "cms"."login_page_points" USING btree ("_order");
  CREATE INDEX "login_page_points_parent_id_idx" ON "cms"."login_page_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "login_page_points_locales_locale_parent_id_unique" ON "cms"."login_page_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "login_page_seo_meta_order_idx" ON "cms"."login_page_seo_meta" USING btree ("_order");
  CREATE INDEX "login_page_seo_meta_parent_id_idx" ON "cms"."login_page_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "login_page_seo_meta_locales_locale_parent_id_unique" ON "cms"."login_page_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "login_page_media_idx" ON "cms"."login_page" USING btree ("media_id");
  CREATE INDEX "login_page__status_idx" ON "cms"."login_page" USING btree ("_status");
  CREATE UNIQUE INDEX "login_page_locales_locale_parent_id_unique" ON "cms"."login_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_login_page_v_version_points_order_idx" ON "cms"."_login_page_v_version_points" USING btree ("_order");
  CREATE INDEX "_login_page_v_version_points_parent_id_idx" ON "cms"."_login_page_v_version_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_login_page_v_version_points_locales_locale_parent_id_unique" ON "cms"."_login_page_v_version_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_login_page_v_version_seo_meta_order_idx" ON "cms"."_login_page_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_login_page_v_version_seo_meta_parent_id_idx" ON "cms"."_login_page_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_login_page_v_version_seo_meta_locales_locale_parent_id_uniq" ON "cms"."_login_page_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_login_page_v_version_version_media_idx" ON "cms"."_login_page_v" USING btree ("version_media_id");
  CREATE INDEX "_login_page_v_version_version__status_idx" ON "cms"."_login_page_v" USING btree ("version__status");
  CREATE INDEX "_login_page_v_created_at_idx" ON "cms"."_login_page_v" USING btree ("created_at");
  CREATE INDEX "_login_page_v_updated_at_idx" ON "cms"."_login_page_v" USING btree ("updated_at");
  CREATE INDEX "_login_page_v_snapshot_idx" ON "cms"."_login_page_v" USING btree ("snapshot");
  CREATE INDEX "_login_page_v_published_locale_idx" ON "cms"."_login_page_v" USING btree ("published_locale");
  CREATE INDEX "_login_page_v_latest_idx" ON "cms"."_login_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_login_page_v_locales_locale_parent_id_unique" ON "cms"."_login_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "register_page_points_order_idx" ON "cms"."register_page_points" USING btree ("_order");
  CREATE INDEX "register_page_points_parent_id_idx" ON "cms"."register_page_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "register_page_points_locales_locale_parent_id_unique" ON "cms"."register_page_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "register_page_seo_meta_order_idx" ON "cms"."register_page_seo_meta" USING btree ("_order");
  CREATE INDEX "register_page_seo_meta_parent_id_idx" ON "cms"."register_page_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "register_page_seo_meta_locales_locale_parent_id_unique" ON "cms"."register_page_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "register_page_media_idx" ON "cms"."register_page" USING btree ("media_id");
  CREATE INDEX "register_page__status_idx" ON "cms"."register_page" USING btree ("_status");
  CREATE UNIQUE INDEX "register_page_locales_locale_parent_id_unique" ON "cms"."register_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_register_page_v_version_points_order_idx" ON "cms"."_register_page_v_version_points" USING btree ("_order");
  CREATE INDEX "_register_page_v_version_points_parent_id_idx" ON "cms"."_register_page_v_version_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_register_page_v_version_points_locales_locale_parent_id_uni" ON "cms"."_register_page_v_version_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_register_page_v_version_seo_meta_order_idx" ON "cms"."_register_page_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_register_page_v_version_seo_meta_parent_id_idx" ON "cms"."_register_page_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_register_page_v_version_seo_meta_locales_locale_parent_id_u" ON "cms"."_register_page_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_register_page_v_version_version_media_idx" ON "cms"."_register_page_v" USING btree ("version_media_id");
  CREATE INDEX "_register_page_v_version_version__status_idx" ON "cms"."_register_page_v" USING btree ("version__status");
  CREATE INDEX "_register_page_v_created_at_idx" ON "cms"."_register_page_v" USING btree ("created_at");
  CREATE INDEX "_register_page_v_updated_at_idx" ON "cms"."_register_page_v" USING btree ("updated_at");
  CREATE INDEX "_register_page_v_snapshot_idx" ON "cms"."_register_page_v" USING btree ("snapshot");
  CREATE INDEX "_register_page_v_published_locale_idx" ON "cms"."_register_page_v" USING btree ("published_locale");
  CREATE INDEX "_register_page_v_latest_idx" ON "cms"."_register_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_register_page_v_locales_locale_parent_id_unique" ON "cms"."_register_page_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reset_password_page_points_order_idx" ON "cms"."reset_password_page_points" USING btree ("_order");
  CREATE INDEX "reset_password_page_points_parent_id_idx" ON "cms"."reset_password_page_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "reset_password_page_points_locales_locale_parent_id_unique" ON "cms"."reset_password_page_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reset_password_page_seo_meta_order_idx" ON "cms"."reset_password_page_seo_meta" USING btree ("_order");
  CREATE INDEX "reset_password_page_seo_meta_parent_id_idx" ON "cms"."reset_password_page_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "reset_password_page_seo_meta_locales_locale_parent_id_unique" ON "cms"."reset_password_page_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "reset_password_page_media_idx" ON "cms"."reset_password_page" USING btree ("media_id");
  CREATE INDEX "reset_password_page__status_idx" ON "cms"."reset_password_page" USING btree ("_status");
  CREATE UNIQUE INDEX "reset_password_page_locales_locale_parent_id_unique" ON "cms"."reset_password_page_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reset_password_page_v_version_points_order_idx" ON "cms"."_reset_password_page_v_version_points" USING btree ("_order");
  CREATE INDEX "_reset_password_page_v_version_points_parent_id_idx" ON "cms"."_reset_password_page_v_version_points" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_reset_password_page_v_version_points_locales_locale_parent_" ON "cms"."_reset_password_page_v_version_points_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reset_password_page_v_version_seo_meta_order_idx" ON "cms"."_reset_password_page_v_version_seo_meta" USING btree ("_order");
  CREATE INDEX "_reset_password_page_v_version_seo_meta_parent_id_idx" ON "cms"."_reset_password_page_v_version_seo_meta" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_reset_password_page_v_version_seo_meta_locales_locale_paren" ON "cms"."_reset_password_page_v_version_seo_meta_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_reset_password_page_v_version_version_media_idx" ON "cms"."_reset_password_page_v" USING btree ("version_media_id");
  CREATE INDEX "_reset_password_page_v_version_version__status_idx" ON "cms"."_reset_password_page_v" USING btree ("version__status");
  CREATE INDEX "_reset_password_page_v_created_at_idx" ON "cms"."_reset_password_page_v" USING btree ("created_at");
  CREATE INDEX "_reset_password_page_v_updated_at_idx" ON "cms"."_reset_password_page_v" USING btree ("updated_at");
  CREATE INDEX "_reset_password_page_v_snapshot_idx" ON "cms"."_reset_password_page_v" USING btree ("snapshot");
  CREATE INDEX "_reset_password_page_v_published_locale_idx" ON "cms"."_reset_password_page_v" USING btree ("published_locale");
  CREATE INDEX "_reset_password_page_v_latest_idx" ON "cms"."_reset_password_page_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_reset_password_page_v_locales_locale_parent_id_unique" ON "cms"."_reset_password_page_v_locales" USING btree ("_locale","_parent_id");
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_combos_fk" FOREIGN KEY ("combos_id") REFERENCES "cms"."combos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_recommend_products_fk" FOREIGN KEY ("recommend_products_id") REFERENCES "cms"."recommend_products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_promotions_fk" FOREIGN KEY ("promotions_id") REFERENCES "cms"."promotions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_comments_fk" FOREIGN KEY ("comments_id") REFERENCES "cms"."comments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_help_details_fk" FOREIGN KEY ("page_help_details_id") REFERENCES "cms"."page_help_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_system_articles_fk" FOREIGN KEY ("system_articles_id") REFERENCES "cms"."system_articles"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_page_services_fk" FOREIGN KEY ("page_services_id") REFERENCES "cms"."page_services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cms"."payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "cms"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "_article_categories_v_autosave_idx" ON "cms"."_article_categories_v" USING btree ("autosave");
  CREATE INDEX "payload_locked_documents_rels_combos_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("combos_id");
  CREATE INDEX "payload_locked_documents_rels_recommend_products_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("recommend_products_id");
  CREATE INDEX "payload_locked_documents_rels_promotions_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("promotions_id");
  CREATE INDEX "payload_locked_documents_rels_comments_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("comments_id");
  CREATE INDEX "payload_locked_documents_rels_page_help_details_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("page_help_details_id");
  CREATE INDEX "payload_locked_documents_rels_system_articles_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("system_articles_id");
  CREATE INDEX "payload_locked_documents_rels_page_services_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("page_services_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "cms"."payload_locked_documents_rels" USING btree ("redirects_id");`)
  // Pages of before are published in the languages that have words of them.
  for (const table of ['page_products', 'page_buys', 'articles']) {
    await db.execute(sql`
     UPDATE "cms"."addresses" SET "locales" = ARRAY(
      SELECT "_locale"::text FROM ${sql.identifier('cms')}.${sql.identifier(`${table}_locales`)}
      WHERE "_parent_id" = "document_id" AND "shown")
     WHERE "type" = ${table.replace('_', '-')} AND "published"`)
  }
  // Pages that had no address before, because they had no other to share it with.
  await db.execute(sql`
   INSERT INTO "cms"."addresses" ("path", "type", "document_id", "slug", "published", "locales")
   SELECT '/', 'page-home', "id", '', true, ARRAY(
    SELECT "_locale"::text FROM "cms"."page_home_locales" WHERE "_parent_id" = "page_home"."id" AND "shown")
   FROM "cms"."page_home" WHERE "_status" = 'published'
   UNION ALL
   SELECT '/' || "slug", 'article-categories', "id", "slug", true, ARRAY(
    SELECT "_locale"::text FROM "cms"."article_categories_locales"
    WHERE "_parent_id" = "article_categories"."id" AND "shown")
   FROM "cms"."article_categories" WHERE "_status" = 'published'
   ON CONFLICT DO NOTHING`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."combos" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."combos_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."combos_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_combos_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_combos_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_combos_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."recommend_products_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."recommend_products_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."recommend_products" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."recommend_products_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_recommend_products_v_version_items" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_recommend_products_v_version_items_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_recommend_products_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_recommend_products_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."promotions_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."promotions_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."promotions" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."promotions_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."promotions_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_promotions_v_version_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_promotions_v_version_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_promotions_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_promotions_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_promotions_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."article_categories_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."article_categories_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_article_categories_v_version_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_article_categories_v_version_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."comments" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_help_details_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_help_details_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_help_details" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_help_details_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_help_details_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_help_details_v_version_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_help_details_v_version_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_help_details_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_help_details_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_help_details_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."system_articles_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."system_articles_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."system_articles" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."system_articles_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_system_articles_v_version_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_system_articles_v_version_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_system_articles_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_system_articles_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_services_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_services_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_services" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_services_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_services_v_version_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_services_v_version_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_services_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_services_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."redirects" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pro_dlg_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pro_dlg_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pro_dlg" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."pro_dlg_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pro_dlg_v_version_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pro_dlg_v_version_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pro_dlg_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_pro_dlg_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_store_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_store_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_store" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_store_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_store_v_version_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_store_v_version_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_store_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_store_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_helps_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_helps_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_helps" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_helps_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."page_helps_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_helps_v_version_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_helps_v_version_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_helps_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_helps_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_page_helps_v_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."contact_page_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."contact_page_topics_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."contact_page_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."contact_page_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."contact_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."contact_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_contact_page_v_version_topics" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_contact_page_v_version_topics_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_contact_page_v_version_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_contact_page_v_version_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_contact_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_contact_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."member_page_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."member_page_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."member_page_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."member_page_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."member_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."member_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_member_page_v_version_sections" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_member_page_v_version_sections_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_member_page_v_version_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_member_page_v_version_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_member_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_member_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."login_page_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."login_page_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."login_page_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."login_page_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."login_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."login_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_login_page_v_version_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_login_page_v_version_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_login_page_v_version_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_login_page_v_version_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_login_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_login_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."register_page_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."register_page_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."register_page_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."register_page_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."register_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."register_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_register_page_v_version_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_register_page_v_version_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_register_page_v_version_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_register_page_v_version_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_register_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_register_page_v_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."reset_password_page_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."reset_password_page_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."reset_password_page_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."reset_password_page_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."reset_password_page" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."reset_password_page_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_reset_password_page_v_version_points" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_reset_password_page_v_version_points_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_reset_password_page_v_version_seo_meta" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_reset_password_page_v_version_seo_meta_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_reset_password_page_v" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "cms"."_reset_password_page_v_locales" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "cms"."combos" CASCADE;
  DROP TABLE "cms"."combos_locales" CASCADE;
  DROP TABLE "cms"."combos_rels" CASCADE;
  DROP TABLE "cms"."_combos_v" CASCADE;
  DROP TABLE "cms"."_combos_v_locales" CASCADE;
  DROP TABLE "cms"."_combos_v_rels" CASCADE;
  DROP TABLE "cms"."recommend_products_items" CASCADE;
  DROP TABLE "cms"."recommend_products_items_locales" CASCADE;
  DROP TABLE "cms"."recommend_products" CASCADE;
  DROP TABLE "cms"."recommend_products_locales" CASCADE;
  DROP TABLE "cms"."_recommend_products_v_version_items" CASCADE;
  DROP TABLE "cms"."_recommend_products_v_version_items_locales" CASCADE;
  DROP TABLE "cms"."_recommend_products_v" CASCADE;
  DROP TABLE "cms"."_recommend_products_v_locales" CASCADE;
  DROP TABLE "cms"."promotions_seo_meta" CASCADE;
  DROP TABLE "cms"."promotions_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."promotions" CASCADE;
  DROP TABLE "cms"."promotions_locales" CASCADE;
  DROP TABLE "cms"."promotions_rels" CASCADE;
  DROP TABLE "cms"."_promotions_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_promotions_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_promotions_v" CASCADE;
  DROP TABLE "cms"."_promotions_v_locales" CASCADE;
  DROP TABLE "cms"."_promotions_v_rels" CASCADE;
  DROP TABLE "cms"."article_categories_seo_meta" CASCADE;
  DROP TABLE "cms"."article_categories_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_article_categories_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_article_categories_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."comments" CASCADE;
  DROP TABLE "cms"."page_help_details_seo_meta" CASCADE;
  DROP TABLE "cms"."page_help_details_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."page_help_details" CASCADE;
  DROP TABLE "cms"."page_help_details_locales" CASCADE;
  DROP TABLE "cms"."page_help_details_rels" CASCADE;
  DROP TABLE "cms"."_page_help_details_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_page_help_details_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_page_help_details_v" CASCADE;
  DROP TABLE "cms"."_page_help_details_v_locales" CASCADE;
  DROP TABLE "cms"."_page_help_details_v_rels" CASCADE;
  DROP TABLE "cms"."system_articles_seo_meta" CASCADE;
  DROP TABLE "cms"."system_articles_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."system_articles" CASCADE;
  DROP TABLE "cms"."system_articles_locales" CASCADE;
  DROP TABLE "cms"."_system_articles_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_system_articles_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_system_articles_v" CASCADE;
  DROP TABLE "cms"."_system_articles_v_locales" CASCADE;
  DROP TABLE "cms"."page_services_seo_meta" CASCADE;
  DROP TABLE "cms"."page_services_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."page_services" CASCADE;
  DROP TABLE "cms"."page_services_locales" CASCADE;
  DROP TABLE "cms"."_page_services_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_page_services_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_page_services_v" CASCADE;
  DROP TABLE "cms"."_page_services_v_locales" CASCADE;
  DROP TABLE "cms"."redirects" CASCADE;
  DROP TABLE "cms"."pro_dlg_points" CASCADE;
  DROP TABLE "cms"."pro_dlg_points_locales" CASCADE;
  DROP TABLE "cms"."pro_dlg" CASCADE;
  DROP TABLE "cms"."pro_dlg_locales" CASCADE;
  DROP TABLE "cms"."_pro_dlg_v_version_points" CASCADE;
  DROP TABLE "cms"."_pro_dlg_v_version_points_locales" CASCADE;
  DROP TABLE "cms"."_pro_dlg_v" CASCADE;
  DROP TABLE "cms"."_pro_dlg_v_locales" CASCADE;
  DROP TABLE "cms"."page_store_seo_meta" CASCADE;
  DROP TABLE "cms"."page_store_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."page_store" CASCADE;
  DROP TABLE "cms"."page_store_locales" CASCADE;
  DROP TABLE "cms"."_page_store_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_page_store_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_page_store_v" CASCADE;
  DROP TABLE "cms"."_page_store_v_locales" CASCADE;
  DROP TABLE "cms"."page_helps_seo_meta" CASCADE;
  DROP TABLE "cms"."page_helps_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."page_helps" CASCADE;
  DROP TABLE "cms"."page_helps_locales" CASCADE;
  DROP TABLE "cms"."page_helps_rels" CASCADE;
  DROP TABLE "cms"."_page_helps_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_page_helps_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_page_helps_v" CASCADE;
  DROP TABLE "cms"."_page_helps_v_locales" CASCADE;
  DROP TABLE "cms"."_page_helps_v_rels" CASCADE;
  DROP TABLE "cms"."contact_page_topics" CASCADE;
  DROP TABLE "cms"."contact_page_topics_locales" CASCADE;
  DROP TABLE "cms"."contact_page_seo_meta" CASCADE;
  DROP TABLE "cms"."contact_page_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."contact_page" CASCADE;
  DROP TABLE "cms"."contact_page_locales" CASCADE;
  DROP TABLE "cms"."_contact_page_v_version_topics" CASCADE;
  DROP TABLE "cms"."_contact_page_v_version_topics_locales" CASCADE;
  DROP TABLE "cms"."_contact_page_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_contact_page_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_contact_page_v" CASCADE;
  DROP TABLE "cms"."_contact_page_v_locales" CASCADE;
  DROP TABLE "cms"."member_page_sections" CASCADE;
  DROP TABLE "cms"."member_page_sections_locales" CASCADE;
  DROP TABLE "cms"."member_page_seo_meta" CASCADE;
  DROP TABLE "cms"."member_page_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."member_page" CASCADE;
  DROP TABLE "cms"."member_page_locales" CASCADE;
  DROP TABLE "cms"."_member_page_v_version_sections" CASCADE;
  DROP TABLE "cms"."_member_page_v_version_sections_locales" CASCADE;
  DROP TABLE "cms"."_member_page_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_member_page_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_member_page_v" CASCADE;
  DROP TABLE "cms"."_member_page_v_locales" CASCADE;
  DROP TABLE "cms"."login_page_points" CASCADE;
  DROP TABLE "cms"."login_page_points_locales" CASCADE;
  DROP TABLE "cms"."login_page_seo_meta" CASCADE;
  DROP TABLE "cms"."login_page_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."login_page" CASCADE;
  DROP TABLE "cms"."login_page_locales" CASCADE;
  DROP TABLE "cms"."_login_page_v_version_points" CASCADE;
  DROP TABLE "cms"."_login_page_v_version_points_locales" CASCADE;
  DROP TABLE "cms"."_login_page_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_login_page_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_login_page_v" CASCADE;
  DROP TABLE "cms"."_login_page_v_locales" CASCADE;
  DROP TABLE "cms"."register_page_points" CASCADE;
  DROP TABLE "cms"."register_page_points_locales" CASCADE;
  DROP TABLE "cms"."register_page_seo_meta" CASCADE;
  DROP TABLE "cms"."register_page_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."register_page" CASCADE;
  DROP TABLE "cms"."register_page_locales" CASCADE;
  DROP TABLE "cms"."_register_page_v_version_points" CASCADE;
  DROP TABLE "cms"."_register_page_v_version_points_locales" CASCADE;
  DROP TABLE "cms"."_register_page_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_register_page_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_register_page_v" CASCADE;
  DROP TABLE "cms"."_register_page_v_locales" CASCADE;
  DROP TABLE "cms"."reset_password_page_points" CASCADE;
  DROP TABLE "cms"."reset_password_page_points_locales" CASCADE;
  DROP TABLE "cms"."reset_password_page_seo_meta" CASCADE;
  DROP TABLE "cms"."reset_password_page_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."reset_password_page" CASCADE;
  DROP TABLE "cms"."reset_password_page_locales" CASCADE;
  DROP TABLE "cms"."_reset_password_page_v_version_points" CASCADE;
  DROP TABLE "cms"."_reset_password_page_v_version_points_locales" CASCADE;
  DROP TABLE "cms"."_reset_password_page_v_version_seo_meta" CASCADE;
  DROP TABLE "cms"."_reset_password_page_v_version_seo_meta_locales" CASCADE;
  DROP TABLE "cms"."_reset_password_page_v" CASCADE;
  DROP TABLE "cms"."_reset_password_page_v_locales" CASCADE;
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_combos_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_recommend_products_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_promotions_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_comments_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_help_details_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_system_articles_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_page_services_fk";
  
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP CONSTRAINT "payload_locked_documents_rels_redirects_fk";
  
  DROP INDEX "cms"."_article_categories_v_autosave_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_combos_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_recommend_products_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_promotions_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_comments_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_page_help_details_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_system_articles_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_page_services_id_idx";
  DROP INDEX "cms"."payload_locked_documents_rels_redirects_id_idx";
  ALTER TABLE "cms"."addresses" DROP COLUMN "locales";
  ALTER TABLE "cms"."products_locales" DROP COLUMN "shown";
  ALTER TABLE "cms"."_products_v_locales" DROP COLUMN "version_shown";
  ALTER TABLE "cms"."page_products_locales" DROP COLUMN "shown";
  ALTER TABLE "cms"."_page_products_v_locales" DROP COLUMN "version_shown";
  ALTER TABLE "cms"."page_buys_locales" DROP COLUMN "shown";
  ALTER TABLE "cms"."_page_buys_v_locales" DROP COLUMN "version_shown";
  ALTER TABLE "cms"."page_error_locales" DROP COLUMN "shown";
  ALTER TABLE "cms"."_page_error_v_locales" DROP COLUMN "version_shown";
  ALTER TABLE "cms"."main_nav_pcs_locales" DROP COLUMN "shown";
  ALTER TABLE "cms"."_main_nav_pcs_v_locales" DROP COLUMN "version_shown";
  ALTER TABLE "cms"."article_categories" DROP COLUMN "blocks";
  ALTER TABLE "cms"."article_categories" DROP COLUMN "seo_script";
  ALTER TABLE "cms"."article_categories" DROP COLUMN "seo_structured_data";
  ALTER TABLE "cms"."article_categories" DROP COLUMN "url_type";
  ALTER TABLE "cms"."article_categories" DROP COLUMN "article_info_level";
  ALTER TABLE "cms"."article_categories" DROP COLUMN "system";
  ALTER TABLE "cms"."article_categories_locales" DROP COLUMN "summary";
  ALTER TABLE "cms"."article_categories_locales" DROP COLUMN "seo_meta_description";
  ALTER TABLE "cms"."article_categories_locales" DROP COLUMN "shown";
  ALTER TABLE "cms"."_article_categories_v" DROP COLUMN "version_blocks";
  ALTER TABLE "cms"."_article_categories_v" DROP COLUMN "version_seo_script";
  ALTER TABLE "cms"."_article_categories_v" DROP COLUMN "version_seo_structured_data";
  ALTER TABLE "cms"."_article_categories_v" DROP COLUMN "version_url_type";
  ALTER TABLE "cms"."_article_categories_v" DROP COLUMN "version_article_info_level";
  ALTER TABLE "cms"."_article_categories_v" DROP COLUMN "version_system";
  ALTER TABLE "cms"."_article_categories_v" DROP COLUMN "autosave";
  ALTER TABLE "cms"."_article_categories_v_locales" DROP COLUMN "version_summary";
  ALTER TABLE "cms"."_article_categories_v_locales" DROP COLUMN "version_seo_meta_description";
  ALTER TABLE "cms"."_article_categories_v_locales" DROP COLUMN "version_shown";
  ALTER TABLE "cms"."authors_locales" DROP COLUMN "shown";
  ALTER TABLE "cms"."_authors_v_locales" DROP COLUMN "version_shown";
  ALTER TABLE "cms"."articles_locales" DROP COLUMN "shown";
  ALTER TABLE "cms"."_articles_v_locales" DROP COLUMN "version_shown";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "combos_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "recommend_products_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "promotions_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "comments_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "page_help_details_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "system_articles_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "page_services_id";
  ALTER TABLE "cms"."payload_locked_documents_rels" DROP COLUMN "redirects_id";
  ALTER TABLE "cms"."page_home_locales" DROP COLUMN "shown";
  ALTER TABLE "cms"."_page_home_v_locales" DROP COLUMN "version_shown";
  ALTER TABLE "cms"."footer_locales" DROP COLUMN "shown";
  ALTER TABLE "cms"."_footer_v_locales" DROP COLUMN "version_shown";
  ALTER TABLE "cms"."page_commons_locales" DROP COLUMN "shown";
  ALTER TABLE "cms"."_page_commons_v_locales" DROP COLUMN "version_shown";
  ALTER TABLE "cms"."checkout_locales" DROP COLUMN "shown";
  ALTER TABLE "cms"."_checkout_v_locales" DROP COLUMN "version_shown";
  DROP TYPE "cms"."enum_combos_status";
  DROP TYPE "cms"."enum__combos_v_version_status";
  DROP TYPE "cms"."enum__combos_v_published_locale";
  DROP TYPE "cms"."enum_recommend_products_place";
  DROP TYPE "cms"."enum_recommend_products_status";
  DROP TYPE "cms"."enum__recommend_products_v_version_place";
  DROP TYPE "cms"."enum__recommend_products_v_version_status";
  DROP TYPE "cms"."enum__recommend_products_v_published_locale";
  DROP TYPE "cms"."enum_promotions_product_line";
  DROP TYPE "cms"."enum_promotions_url_type";
  DROP TYPE "cms"."enum_promotions_system";
  DROP TYPE "cms"."enum_promotions_status";
  DROP TYPE "cms"."enum__promotions_v_version_product_line";
  DROP TYPE "cms"."enum__promotions_v_version_url_type";
  DROP TYPE "cms"."enum__promotions_v_version_system";
  DROP TYPE "cms"."enum__promotions_v_version_status";
  DROP TYPE "cms"."enum__promotions_v_published_locale";
  DROP TYPE "cms"."enum_article_categories_url_type";
  DROP TYPE "cms"."enum_article_categories_system";
  DROP TYPE "cms"."enum__article_categories_v_version_url_type";
  DROP TYPE "cms"."enum__article_categories_v_version_system";
  DROP TYPE "cms"."enum_comments_locale";
  DROP TYPE "cms"."enum_page_help_details_topic";
  DROP TYPE "cms"."enum_page_help_details_url_type";
  DROP TYPE "cms"."enum_page_help_details_system";
  DROP TYPE "cms"."enum_page_help_details_status";
  DROP TYPE "cms"."enum__page_help_details_v_version_topic";
  DROP TYPE "cms"."enum__page_help_details_v_version_url_type";
  DROP TYPE "cms"."enum__page_help_details_v_version_system";
  DROP TYPE "cms"."enum__page_help_details_v_version_status";
  DROP TYPE "cms"."enum__page_help_details_v_published_locale";
  DROP TYPE "cms"."enum_system_articles_url_type";
  DROP TYPE "cms"."enum_system_articles_system";
  DROP TYPE "cms"."enum_system_articles_status";
  DROP TYPE "cms"."enum__system_articles_v_version_url_type";
  DROP TYPE "cms"."enum__system_articles_v_version_system";
  DROP TYPE "cms"."enum__system_articles_v_version_status";
  DROP TYPE "cms"."enum__system_articles_v_published_locale";
  DROP TYPE "cms"."enum_page_services_url_type";
  DROP TYPE "cms"."enum_page_services_system";
  DROP TYPE "cms"."enum_page_services_status";
  DROP TYPE "cms"."enum__page_services_v_version_url_type";
  DROP TYPE "cms"."enum__page_services_v_version_system";
  DROP TYPE "cms"."enum__page_services_v_version_status";
  DROP TYPE "cms"."enum__page_services_v_published_locale";
  DROP TYPE "cms"."enum_pro_dlg_status";
  DROP TYPE "cms"."enum__pro_dlg_v_version_status";
  DROP TYPE "cms"."enum__pro_dlg_v_published_locale";
  DROP TYPE "cms"."enum_page_store_url_type";
  DROP TYPE "cms"."enum_page_store_system";
  DROP TYPE "cms"."enum_page_store_status";
  DROP TYPE "cms"."enum__page_store_v_version_url_type";
  DROP TYPE "cms"."enum__page_store_v_version_system";
  DROP TYPE "cms"."enum__page_store_v_version_status";
  DROP TYPE "cms"."enum__page_store_v_published_locale";
  DROP TYPE "cms"."enum_page_helps_url_type";
  DROP TYPE "cms"."enum_page_helps_system";
  DROP TYPE "cms"."enum_page_helps_status";
  DROP TYPE "cms"."enum__page_helps_v_version_url_type";
  DROP TYPE "cms"."enum__page_helps_v_version_system";
  DROP TYPE "cms"."enum__page_helps_v_version_status";
  DROP TYPE "cms"."enum__page_helps_v_published_locale";
  DROP TYPE "cms"."enum_contact_page_url_type";
  DROP TYPE "cms"."enum_contact_page_system";
  DROP TYPE "cms"."enum_contact_page_status";
  DROP TYPE "cms"."enum__contact_page_v_version_url_type";
  DROP TYPE "cms"."enum__contact_page_v_version_system";
  DROP TYPE "cms"."enum__contact_page_v_version_status";
  DROP TYPE "cms"."enum__contact_page_v_published_locale";
  DROP TYPE "cms"."enum_member_page_sections_section";
  DROP TYPE "cms"."enum_member_page_status";
  DROP TYPE "cms"."enum__member_page_v_version_sections_section";
  DROP TYPE "cms"."enum__member_page_v_version_status";
  DROP TYPE "cms"."enum__member_page_v_published_locale";
  DROP TYPE "cms"."enum_login_page_status";
  DROP TYPE "cms"."enum__login_page_v_version_status";
  DROP TYPE "cms"."enum__login_page_v_published_locale";
  DROP TYPE "cms"."enum_register_page_status";
  DROP TYPE "cms"."enum__register_page_v_version_status";
  DROP TYPE "cms"."enum__register_page_v_published_locale";
  DROP TYPE "cms"."enum_reset_password_page_status";
  DROP TYPE "cms"."enum__reset_password_page_v_version_status";
  DROP TYPE "cms"."enum__reset_password_page_v_published_locale";`)
}
