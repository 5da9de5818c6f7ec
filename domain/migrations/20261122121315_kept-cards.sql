CREATE TABLE "shop"."guest_cards" (
	"order_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"member_id" uuid NOT NULL,
	"customer_id" text NOT NULL,
	"method_id" text NOT NULL,
	"brand" text NOT NULL,
	"last_four" text NOT NULL,
	"exp_month" integer NOT NULL,
	"exp_year" integer NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "guest_cards_order_id_provider_pk" PRIMARY KEY("order_id","provider")
);
--> statement-breakpoint
ALTER TABLE "shop"."payments" ADD COLUMN "guest_order_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."payments" ADD COLUMN "by_member" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "shop"."subscriptions" ADD COLUMN "guest_order_id" uuid;--> statement-breakpoint
ALTER TABLE "shop"."card_pages" ADD COLUMN "guest_order_id" uuid;--> statement-breakpoint
CREATE INDEX "guest_cards_of_member" ON "shop"."guest_cards" USING btree ("member_id");--> statement-breakpoint
CREATE INDEX "subscriptions_of_guest" ON "shop"."subscriptions" USING btree ("guest_order_id") WHERE guest_order_id is not null;