CREATE TABLE "shop"."subscription_agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"subscription_id" uuid NOT NULL,
	"order_id" uuid,
	"text" text NOT NULL,
	"text_version" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "shop"."subscription_agreements" ADD CONSTRAINT "subscription_agreements_subscription_id_subscriptions_id_fk" FOREIGN KEY ("subscription_id") REFERENCES "shop"."subscriptions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_agreements_of_order" ON "shop"."subscription_agreements" USING btree ("order_id");--> statement-breakpoint
CREATE UNIQUE INDEX "subscription_agreements_waiting" ON "shop"."subscription_agreements" USING btree ("subscription_id") WHERE order_id is null and withdrawn_at is null;