// @ts-nocheck: generated
import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."products_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_products_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."page_products_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_page_products_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."page_buys_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_page_buys_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."page_error_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_page_error_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."main_nav_pcs_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_main_nav_pcs_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."combos_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_combos_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."recommend_products_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_recommend_products_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."promotions_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_promotions_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."article_categories_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_article_categories_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."authors_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_authors_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."articles_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_articles_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."page_help_details_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_page_help_details_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."system_articles_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_system_articles_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."page_services_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_page_services_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."page_home_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_page_home_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."footer_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_footer_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."page_commons_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_page_commons_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."checkout_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_checkout_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."pro_dlg_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_pro_dlg_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."page_store_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_page_store_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."page_helps_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_page_helps_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."contact_page_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_contact_page_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."member_page_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_member_page_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."login_page_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_login_page_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."register_page_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_register_page_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."reset_password_page_locales" ADD COLUMN "words_changed_at" timestamp(3) with time zone;
  ALTER TABLE "cms"."_reset_password_page_v_locales" ADD COLUMN "version_words_changed_at" timestamp(3) with time zone;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "cms"."products_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_products_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."page_products_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_page_products_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."page_buys_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_page_buys_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."page_error_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_page_error_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."main_nav_pcs_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_main_nav_pcs_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."combos_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_combos_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."recommend_products_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_recommend_products_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."promotions_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_promotions_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."article_categories_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_article_categories_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."authors_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_authors_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."articles_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_articles_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."page_help_details_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_page_help_details_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."system_articles_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_system_articles_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."page_services_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_page_services_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."page_home_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_page_home_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."footer_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_footer_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."page_commons_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_page_commons_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."checkout_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_checkout_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."pro_dlg_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_pro_dlg_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."page_store_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_page_store_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."page_helps_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_page_helps_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."contact_page_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_contact_page_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."member_page_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_member_page_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."login_page_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_login_page_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."register_page_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_register_page_v_locales" DROP COLUMN "version_words_changed_at";
  ALTER TABLE "cms"."reset_password_page_locales" DROP COLUMN "words_changed_at";
  ALTER TABLE "cms"."_reset_password_page_v_locales" DROP COLUMN "version_words_changed_at";`)
}
