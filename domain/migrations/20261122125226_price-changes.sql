CREATE TABLE "shop"."price_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"pid" text NOT NULL,
	"term" text NOT NULL,
	"currency" text NOT NULL,
	"price_minor" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"without_agreement" text NOT NULL,
	"announced_at" timestamp with time zone NOT NULL,
	CONSTRAINT "price_changes_price" CHECK ("shop"."price_changes"."price_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "shop"."price_offers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"change_id" uuid NOT NULL,
	"subscription_id" uuid NOT NULL,
	"from_minor" integer NOT NULL,
	"price_minor" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	"way" text,
	"text" text,
	"text_version" text,
	"closed_at" timestamp with time zone,
	CONSTRAINT "price_offers_answered" CHECK (("shop"."price_offers"."answer" is null) = ("shop"."price_offers"."answered_at" is null)),
	CONSTRAINT "price_offers_agreed" CHECK (("shop"."price_offers"."answer" is not distinct from 'agreed') = ("shop"."price_offers"."text" is not null)),
	CONSTRAINT "price_offers_dearer" CHECK ("shop"."price_offers"."answer" is distinct from 'not_needed' or "shop"."price_offers"."price_minor" < "shop"."price_offers"."from_minor")
);
--> statement-breakpoint
ALTER TABLE "shop"."subscriptions" DROP CONSTRAINT "subscriptions_next";--> statement-breakpoint
ALTER TABLE "shop"."price_offers" ADD CONSTRAINT "price_offers_change_id_price_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "shop"."price_changes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shop"."price_offers" ADD CONSTRAINT "price_offers_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "shop"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_changes_by_time" ON "shop"."price_changes" USING btree ("announced_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_offers_of_change" ON "shop"."price_offers" USING btree ("change_id","subscription_id");--> statement-breakpoint
CREATE UNIQUE INDEX "price_offers_standing" ON "shop"."price_offers" USING btree ("subscription_id") WHERE closed_at is null;--> statement-breakpoint
ALTER TABLE "shop"."subscriptions" ADD CONSTRAINT "subscriptions_next" CHECK ("shop"."subscriptions"."next_term" is null or "shop"."subscriptions"."next_renewal_minor" is not null);