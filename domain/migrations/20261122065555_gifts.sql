ALTER TABLE "shop"."orders" ADD COLUMN "gift_email" text;--> statement-breakpoint
ALTER TABLE "shop"."orders" ADD COLUMN "gift_locale" text;