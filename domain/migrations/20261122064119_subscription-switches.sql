ALTER TABLE "shop"."subscription_periods" ADD COLUMN "credit_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."subscription_periods" ADD COLUMN "balance_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."subscriptions" ADD COLUMN "next_term" text;--> statement-breakpoint
ALTER TABLE "shop"."subscriptions" ADD COLUMN "next_renewal_minor" integer;--> statement-breakpoint
ALTER TABLE "shop"."subscriptions" ADD COLUMN "balance_minor" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."subscriptions" ADD CONSTRAINT "subscriptions_balance" CHECK ("shop"."subscriptions"."balance_minor" >= 0);--> statement-breakpoint
ALTER TABLE "shop"."subscriptions" ADD CONSTRAINT "subscriptions_next" CHECK (("shop"."subscriptions"."next_term" is null) = ("shop"."subscriptions"."next_renewal_minor" is null));